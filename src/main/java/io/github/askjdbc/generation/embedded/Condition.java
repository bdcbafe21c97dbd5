package io.github.askjdbc.generation.embedded;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.sql.Definition;
import java.math.BigDecimal;
import java.util.List;

/** What a row or a group must meet. */
sealed interface Condition {

  record Comparison(Expression left, Operator operator, Literal right) implements Condition {}

  record Between(Expression left, Literal low, Literal high) implements Condition {}

  record AnyOf(Expression left, List<Literal> values, boolean negated) implements Condition {
    public AnyOf {
      values = List.copyOf(values);
    }
  }

  /** A condition that people have a word for, as they defined it. */
  record Defined(Definition definition) implements Condition {}

  record Present(ColumnName column) implements Condition {}

  /** No row of another table refers to this one. */
  record Unreferenced(ColumnName key, ColumnName reference) implements Condition {}

  /** A constant of the question or of the database. */
  sealed interface Literal {
    record Text(String value) implements Literal {}

    record Numeral(BigDecimal value) implements Literal {}
  }

  /** How two values are compared. */
  enum Operator {
    EQUAL("="),
    NOT_EQUAL("<>"),
    MORE(">"),
    LESS("<"),
    AT_LEAST(">="),
    AT_MOST("<=");

    private final String sql;

    Operator(String sql) {
      this.sql = sql;
    }

    String sql() {
      return sql;
    }
  }
}
