/** Who did something, who is above whom, and in which role. */
package io.github.askjdbc.generation.embedded.grammar.people;
