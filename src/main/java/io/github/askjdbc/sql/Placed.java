package io.github.askjdbc.sql;

/**
 * A part of a query and where it stands.
 *
 * @param clause of the innermost SELECT around it
 * @param depth 0 in the outermost SELECT, one more for each query around it
 */
public record Placed<T extends SqlNode>(T node, Clause clause, int depth) {}
