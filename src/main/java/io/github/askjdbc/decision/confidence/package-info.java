/** From what was inspected to a probability: features, models over them, and their training. */
package io.github.askjdbc.decision.confidence;
