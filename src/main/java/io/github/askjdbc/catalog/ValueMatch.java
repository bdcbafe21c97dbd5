package io.github.askjdbc.catalog;

/**
 * A stored value that a text may mean.
 *
 * @param stored the value exactly as the column holds it
 * @param score 1 for the same text, less the more it had to be bent; not a probability
 */
public record ValueMatch(ColumnName column, String stored, double score) {}
