package io.github.askjdbc.catalog;

import io.github.askjdbc.catalog.values.ValueLimits;
import java.time.Duration;

/**
 * How much is read and kept of one database.
 *
 * @param tables tables and views looked at
 * @param columns columns read over all tables
 * @param values how much of their contents
 * @param databases kept at the same time
 * @param age after which what was read is read again
 */
public record KnowledgeLimits(
    int tables, int columns, ValueLimits values, int databases, Duration age) {

  public static final KnowledgeLimits DEFAULT =
      new KnowledgeLimits(2_000, 50_000, ValueLimits.DEFAULT, 32, Duration.ofMinutes(10));

  /** The same with other limits for values. */
  public KnowledgeLimits reading(ValueLimits other) {
    return new KnowledgeLimits(tables, columns, other, databases, age);
  }
}
