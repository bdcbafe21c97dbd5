package io.github.askjdbc.sql;

import io.github.askjdbc.catalog.ColumnName;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Two stored columns that must be equal for rows to be put together, wherever the text says so.
 *
 * @param span of the comparison, the USING column, or the join
 */
public record JoinEquality(Side left, Side right, Kind kind, Clause clause, Span span) {

  /** How the equality is written. */
  public enum Kind {
    ON,
    USING,
    NATURAL,
    WHERE,
    /** With a column of a query around it. */
    CORRELATED,
    /** {@code column IN (SELECT column ...)}, or {@code =}. */
    MEMBERSHIP
  }

  /**
   * One of the columns.
   *
   * @param use the place in FROM that gives it; empty where it comes out of a subquery
   */
  public record Side(ColumnName column, Optional<TableUse> use) {}

  /** Whether both put together the same two places of FROM; never for those out of a subquery. */
  public boolean sameSides(JoinEquality other) {
    if (Stream.of(left, right, other.left, other.right).anyMatch(side -> side.use().isEmpty())) {
      return false;
    }
    return (left.use().equals(other.left.use()) && right.use().equals(other.right.use()))
        || (left.use().equals(other.right.use()) && right.use().equals(other.left.use()));
  }
}
