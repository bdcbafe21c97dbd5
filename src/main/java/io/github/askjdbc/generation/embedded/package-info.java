/**
 * Generate without a language model. Trained models read a question: sketches of queries are filled
 * with what it mentions, run, and ranked.
 *
 * <p>The way of a question: {@code mentions} (what it names), {@code sketch} and {@code roles} (the
 * shape of the query, and what its columns, tables and values are for), {@code filling} (whole
 * queries), {@code ranking} (their order, and how far the first can be trusted). Queries are lists
 * of {@code actions} throughout. Beside them the rules of {@code grammar} read flat questions, so
 * that the decision can tell where two independent readers agree.
 *
 * <p>{@code ask train generator} makes {@code generator.model}; {@code generator.txt} beside it
 * says from what.
 */
package io.github.askjdbc.generation.embedded;
