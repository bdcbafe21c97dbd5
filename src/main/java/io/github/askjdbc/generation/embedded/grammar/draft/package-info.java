/**
 * The query that the rules write on, and what they find it by: tokens, names of rows, used columns.
 */
package io.github.askjdbc.generation.embedded.grammar.draft;
