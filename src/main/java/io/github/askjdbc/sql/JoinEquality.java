package io.github.askjdbc.sql;

import io.github.askjdbc.catalog.ColumnName;
import java.util.Optional;

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
}
