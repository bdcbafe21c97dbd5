/**
 * Numbers that are compared: with a number, with another column, with another row, with the
 * average.
 */
package io.github.askjdbc.generation.embedded.grammar.comparisons;
