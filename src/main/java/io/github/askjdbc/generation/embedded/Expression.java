package io.github.askjdbc.generation.embedded;

import io.github.askjdbc.catalog.ColumnName;
import java.util.Optional;

/** What may be selected, compared, grouped and ordered by. */
sealed interface Expression {

  record Cell(ColumnName column) implements Expression {}

  /**
   * @param column empty for {@code COUNT(*)} only
   */
  record Aggregate(Function function, boolean distinct, Optional<ColumnName> column)
      implements Expression {

    static Aggregate countRows() {
      return new Aggregate(Function.COUNT, false, Optional.empty());
    }

    static Aggregate of(Function function, ColumnName column) {
      return new Aggregate(function, false, Optional.of(column));
    }

    static Aggregate countDistinct(ColumnName column) {
      return new Aggregate(Function.COUNT, true, Optional.of(column));
    }
  }

  /** Functions over the rows of a group, named as in SQL. */
  enum Function {
    COUNT,
    AVG,
    SUM,
    MIN,
    MAX
  }
}
