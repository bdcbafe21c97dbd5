/** How long something took, which of two events came first, and at what time of day. */
package io.github.askjdbc.generation.embedded.grammar.durations;
