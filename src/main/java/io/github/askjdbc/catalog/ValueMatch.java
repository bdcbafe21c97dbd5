package io.github.askjdbc.catalog;

/**
 * A stored value that a text may mean.
 *
 * @param stored the value exactly as the column holds it
 * @param kind how the text came to match
 * @param score 1 for the same text, less the more it had to be bent, never below 0; {@link
 *     MatchKind} says how much of each kind; not a probability
 */
public record ValueMatch(ColumnName column, String stored, MatchKind kind, double score) {}
