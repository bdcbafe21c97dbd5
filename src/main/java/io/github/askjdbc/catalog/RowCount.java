package io.github.askjdbc.catalog;

/**
 * How many rows a table has.
 *
 * @param rows at least 0
 */
public record RowCount(long rows, Precision precision) {

  /** What the number says. */
  public enum Precision {
    /** Counted. */
    EXACT,
    /** As the target estimates it, which may be far off. */
    ESTIMATE,
    /** So many were counted, and there are more. */
    AT_LEAST
  }

  public RowCount {
    if (rows < 0) {
      throw new IllegalArgumentException("a table has 0 rows or more, not " + rows);
    }
  }
}
