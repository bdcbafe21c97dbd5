/** Which column of times a period of a question is compared with. */
package io.github.askjdbc.generation.embedded.times;
