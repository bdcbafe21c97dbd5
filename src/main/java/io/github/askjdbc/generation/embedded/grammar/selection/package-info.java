/** What is shown, and in which order. */
package io.github.askjdbc.generation.embedded.grammar.selection;
