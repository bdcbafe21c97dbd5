package io.github.askjdbc.generation.embedded.filling;

/**
 * A query that may answer the question.
 *
 * @param sql as it is tried: equal rows are not yet left out
 * @param total score of sketch and slots together; orders the proposals of a question
 */
public record Proposal(ScoredSketch sketch, Filled filled, String sql, double total) {}
