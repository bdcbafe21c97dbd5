/** The rows with the most, the least, the first or the last of something. */
package io.github.askjdbc.generation.embedded.grammar.extremes;
