package io.github.askjdbc.catalog.values;

/**
 * How much of one database's values is read and kept. Counts alone, so that the same values are
 * known however long it takes.
 *
 * @param valueLength longer values are not kept, in characters
 * @param stepCells cells that one query of ours brings, over all columns of a table
 * @param countedRows a table with more rows is long: it is not asked for distinct values at once
 * @param column what one column may take of all this
 * @param values kept over all columns
 * @param characters kept over all values; the index takes about eight bytes for one
 * @param rows read over all tables, beyond the first of each
 */
public record ValueLimits(
    int valueLength,
    int stepCells,
    int countedRows,
    OfColumn column,
    int values,
    long characters,
    long rows) {

  /**
   * What one column may take.
   *
   * @param rows read of its table
   * @param values distinct ones that are kept
   * @param characters kept over its values
   */
  public record OfColumn(int rows, int values, long characters) {
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
          new OfColumn(20_000_000, 1_200_000, 30_000_000L),
          1_200_000,
          36_000_000L,
          40_000_000L);

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
        valueLength, stepCells, countedRows, column, values, Math.min(characters, most), rows);
  }
}
