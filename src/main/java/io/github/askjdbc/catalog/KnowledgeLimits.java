package io.github.askjdbc.catalog;

import java.time.Duration;

/**
 * How much is read and kept of one database.
 *
 * @param tables tables and views looked at
 * @param columns columns read over all tables
 * @param valuesPerColumn distinct values read of one column; a column with more is known in part
 * @param valueLength longer values are not kept, in characters
 * @param characters kept over all values
 * @param scannedRows a table with more rows is sampled instead of read
 * @param databases kept at the same time
 * @param age after which what was read is read again
 */
public record KnowledgeLimits(
    int tables,
    int columns,
    int valuesPerColumn,
    int valueLength,
    long characters,
    int scannedRows,
    int databases,
    Duration age) {

  public static final KnowledgeLimits DEFAULT =
      new KnowledgeLimits(
          2_000, 50_000, 10_000, 200, 20_000_000L, 1_000_000, 32, Duration.ofMinutes(10));
}
