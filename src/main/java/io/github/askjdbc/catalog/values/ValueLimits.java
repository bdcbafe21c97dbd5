package io.github.askjdbc.catalog.values;

import java.time.Duration;

/**
 * How much of one database's values is read and kept.
 *
 * @param valueLength longer values are not kept, in characters
 * @param stepCells cells that one query of ours brings, over all columns of a table
 * @param countedRows a table with more rows is not asked for distinct values while a question waits
 * @param column what one column may take of all this
 * @param values kept over all columns
 * @param characters kept over all values; the index takes about eight bytes for one
 * @param time for reading all tables between questions
 */
public record ValueLimits(
    int valueLength,
    int stepCells,
    int countedRows,
    OfColumn column,
    int values,
    long characters,
    Duration time) {

  /**
   * What one column may take.
   *
   * @param rows read of its table
   * @param values distinct ones that are kept
   * @param characters kept over its values
   * @param time for reading it between questions; the columns of one table are read together, in
   *     the sum of their times
   */
  public record OfColumn(long rows, int values, long characters, Duration time) {
    public OfColumn {
      if (values < 1) {
        throw new IllegalArgumentException(
            "values of a column are " + values + "; there must be at least 1");
      }
    }
  }

  public static final ValueLimits DEFAULT =
      new ValueLimits(
          200,
          100_000,
          500_000,
          new OfColumn(50_000_000L, 1_200_000, 30_000_000L, Duration.ofSeconds(90)),
          1_200_000,
          36_000_000L,
          Duration.ofMinutes(10));

  public ValueLimits {
    if (valueLength < 1 || stepCells < 1) {
      throw new IllegalArgumentException(
          "value length and cells of a step are "
              + valueLength
              + " and "
              + stepCells
              + "; each must be at least 1");
    }
  }

  /** No more than an eighth of the program's heap, counted in memory of the index. */
  public ValueLimits within(long heapBytes) {
    long most = heapBytes / 8 / 8;
    return new ValueLimits(
        valueLength, stepCells, countedRows, column, values, Math.min(characters, most), time);
  }
}
