/** Counts, sums, averages, and money that no word names. */
package io.github.askjdbc.generation.embedded.grammar.aggregates;
