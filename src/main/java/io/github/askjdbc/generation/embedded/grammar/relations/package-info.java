/** Verbs and nouns that tie rows to others. */
package io.github.askjdbc.generation.embedded.grammar.relations;
