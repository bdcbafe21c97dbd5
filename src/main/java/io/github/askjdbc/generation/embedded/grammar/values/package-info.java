/** Conditions on stored values and defined filters. */
package io.github.askjdbc.generation.embedded.grammar.values;
