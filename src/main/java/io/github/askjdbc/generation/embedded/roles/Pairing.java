package io.github.askjdbc.generation.embedded.roles;

/**
 * A value that a column may be compared with.
 *
 * @param value number of the value among the question's
 * @param column number of the column
 * @param stored how the query should spell it
 */
public record Pairing(int value, int column, String stored) {}
