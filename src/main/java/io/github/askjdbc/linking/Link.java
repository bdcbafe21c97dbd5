package io.github.askjdbc.linking;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.sql.Definition;
import java.math.BigDecimal;

/**
 * One reading of some words of the question. Readings may overlap; a later stage chooses.
 *
 * <p>{@link #score} is between 0 and 1 and orders the readings of the same words; it is not a
 * probability.
 */
public sealed interface Link {

  WordSpan span();

  double score();

  record ToTable(WordSpan span, TableName table, double score, String evidence) implements Link {}

  record ToColumn(WordSpan span, ColumnName column, double score, String evidence)
      implements Link {}

  /**
   * @param stored the value exactly as the column holds it
   */
  record ToValue(WordSpan span, ColumnName column, String stored, double score, String evidence)
      implements Link {}

  /**
   * An adjective that compares by a column: "older than" by age, "cheapest" by price.
   *
   * @param rising whether more of the adjective is more of the column
   * @param superlative whether it names an extreme; a comparison with a number otherwise
   */
  record ToMeasure(
      WordSpan span,
      ColumnName column,
      boolean rising,
      boolean superlative,
      double score,
      String evidence)
      implements Link {}

  /**
   * A condition that people have a word for.
   *
   * @param name as defined
   */
  record ToFilter(WordSpan span, String name, Definition condition, double score, String evidence)
      implements Link {}

  /**
   * A number over many rows that people have a word for.
   *
   * @param name as defined
   */
  record ToMetric(WordSpan span, String name, Definition expression, double score, String evidence)
      implements Link {}

  record ToNumber(WordSpan span, BigDecimal number) implements Link {
    @Override
    public double score() {
      return 1;
    }
  }

  record ToCue(WordSpan span, Cue cue) implements Link {
    @Override
    public double score() {
      return 1;
    }
  }
}
