/** A part of a whole, one number divided by another, growth. */
package io.github.askjdbc.generation.embedded.grammar.shares;
