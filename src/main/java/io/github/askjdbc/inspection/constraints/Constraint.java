package io.github.askjdbc.inspection.constraints;

import java.util.Optional;

/**
 * A rule that every generated query must keep, with the words to say where it does not (Tool-SQL,
 * user-defined constraints).
 */
public sealed interface Constraint {

  /** What the person who asked is told; the declaring person's own words. */
  String message();

  /** Rows without a value in the column must be left out wherever the column is used. */
  record NullsExcluded(ColumnPath column, String message) implements Constraint {}

  /**
   * Wherever the column's table is read, the column must be equal to a literal: the tenant, or a
   * mark of deletion.
   *
   * @param value which literal; any where it is empty
   */
  record FilterRequired(ColumnPath column, Optional<String> value, String message)
      implements Constraint {}

  /**
   * A text compared with the column must have that format from end to end.
   *
   * @param format a regular expression
   */
  record FormatRequired(ColumnPath column, String format, String message) implements Constraint {}

  /** The column may not be used in any place. */
  record ColumnForbidden(ColumnPath column, String message) implements Constraint {}

  /** The two tables may not be joined. */
  record JoinForbidden(String one, String other, String message) implements Constraint {}
}
