package io.github.askjdbc.catalog;

import java.util.List;
import java.util.Optional;

/**
 * What a column was seen to hold.
 *
 * @param rows how many were looked at
 * @param whole whether those are all rows of the table, so that the rest is exact
 * @param distinct different values in them, without NULL
 * @param nullShare of the rows looked at, between 0 and 1; 0 if there are none
 * @param least of a number or date, as the target's driver writes it; empty for other kinds
 * @param greatest likewise
 * @param samples a few different short values, in no order
 */
public record ColumnStatistics(
    long rows,
    boolean whole,
    long distinct,
    double nullShare,
    Optional<String> least,
    Optional<String> greatest,
    List<String> samples) {

  public ColumnStatistics {
    samples = List.copyOf(samples);
  }

  /** Whether each row looked at has a value of its own. */
  public boolean isUnique() {
    return nullShare == 0 && distinct == rows;
  }
}
