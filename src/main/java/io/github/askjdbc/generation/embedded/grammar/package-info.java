/**
 * Reads flat questions by rules into actions.
 *
 * <p>{@link io.github.askjdbc.generation.embedded.grammar.Grammar} reads a question by the rules,
 * whose order {@code Rules} holds. Each room below is about one thing that a question may ask;
 * {@code draft} and {@code phrases} are what all of them stand on, {@code completion} is where a
 * draft becomes a query or is refused.
 */
package io.github.askjdbc.generation.embedded.grammar;
