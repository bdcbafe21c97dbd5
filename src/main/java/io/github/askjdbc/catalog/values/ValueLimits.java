package io.github.askjdbc.catalog.values;

import java.time.Duration;

/**
 * How much of one database's values is read and kept.
 *
 * @param valueLength longer values are not kept, in characters
 * @param stepCells cells that one query of ours brings, over all columns of a table
 * @param countedRows a table with more rows is not asked for distinct values while a question waits
 * @param tableRows rows read of one table
 * @param columnValues distinct values kept of one column
 * @param values kept over all columns
 * @param characters kept over all values; the index takes about eight bytes for one
 * @param tableTime for reading one table between questions
 * @param time for reading all tables between questions
 */
public record ValueLimits(
    int valueLength,
    int stepCells,
    int countedRows,
    long tableRows,
    int columnValues,
    int values,
    long characters,
    Duration tableTime,
    Duration time) {

  public static final ValueLimits DEFAULT =
      new ValueLimits(
          200,
          100_000,
          500_000,
          50_000_000L,
          1_200_000,
          1_200_000,
          36_000_000L,
          Duration.ofMinutes(3),
          Duration.ofMinutes(10));

  public ValueLimits {
    if (valueLength < 1 || stepCells < 1 || columnValues < 1) {
      throw new IllegalArgumentException(
          "value length, cells of a step and values of a column are "
              + valueLength
              + ", "
              + stepCells
              + " and "
              + columnValues
              + "; each must be at least 1");
    }
  }

  /** No more than an eighth of the program's heap, counted in memory of the index. */
  public ValueLimits within(long heapBytes) {
    long most = heapBytes / 8 / 8;
    return new ValueLimits(
        valueLength,
        stepCells,
        countedRows,
        tableRows,
        columnValues,
        values,
        Math.min(characters, most),
        tableTime,
        time);
  }
}
