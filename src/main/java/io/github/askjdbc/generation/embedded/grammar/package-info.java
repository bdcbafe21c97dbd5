/** Reads flat questions by rules into actions. */
package io.github.askjdbc.generation.embedded.grammar;
