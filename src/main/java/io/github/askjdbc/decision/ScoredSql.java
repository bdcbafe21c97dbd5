package io.github.askjdbc.decision;

/**
 * A SQL whose worth is known, from which a threshold is learned.
 *
 * @param confidence between 0 and 1
 * @param right whether it answers its question; never for an unanswerable one
 */
public record ScoredSql(double confidence, boolean right) {}
