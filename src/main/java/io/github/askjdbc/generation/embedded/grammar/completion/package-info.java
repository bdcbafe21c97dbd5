/** Makes a whole query of a draft, or refuses it where the question means something else. */
package io.github.askjdbc.generation.embedded.grammar.completion;
