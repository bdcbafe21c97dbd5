package io.github.askjdbc.generation.embedded.actions;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TimeForm;
import io.github.askjdbc.generation.embedded.actions.Expression.Cell;
import io.github.askjdbc.sql.Definition;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;

/** What a row or a group must meet. */
public sealed interface Condition {

  record Comparison(Expression left, Operator operator, Expression right) implements Condition {}

  record Between(Expression left, Expression low, Expression high, boolean negated)
      implements Condition {
    public Between(Expression left, Expression low, Expression high) {
      this(left, low, high, false);
    }
  }

  /**
   * @param pattern with SQL's wildcards
   */
  record Like(Expression left, Expression pattern, boolean negated) implements Condition {}

  record AnyOf(Expression left, List<Literal> values, boolean negated) implements Condition {
    public AnyOf {
      values = List.copyOf(values);
    }
  }

  /** Whether a query of one column gives the value. */
  record Among(Expression left, List<Action> query, boolean negated) implements Condition {
    public Among {
      query = List.copyOf(query);
    }
  }

  /** A condition that people have a word for, as they defined it. */
  record Defined(Definition definition) implements Condition {}

  /** Whether the cell holds a value. */
  record Present(Cell cell, boolean negated) implements Condition {
    public Present(ColumnName column) {
      this(new Cell(column), false);
    }
  }

  /** Whether an expression over a group has a value. */
  record Known(Expression value) implements Condition {}

  /** No row of another table refers to this one. */
  record Unreferenced(ColumnName key, ColumnName reference) implements Condition {}

  /**
   * How a cell compares with a number over its column in the rows of its group: that it is the
   * largest, or above their average. Rows that are of no group are in none.
   *
   * @param group the columns of the same table whose cells tell a group
   * @param conditions what the rows of a group must meet, of the same table
   */
  record OfGroup(
      Cell cell,
      Operator operator,
      Expression.Function function,
      List<ColumnName> group,
      List<Condition> conditions)
      implements Condition {
    public OfGroup {
      group = List.copyOf(group);
      conditions = List.copyOf(conditions);
    }
  }

  record Both(List<Condition> parts) implements Condition {
    public Both {
      parts = List.copyOf(parts);
    }
  }

  record Either(List<Condition> parts) implements Condition {
    public Either {
      parts = List.copyOf(parts);
    }
  }

  /** A constant of the question or of the database. */
  sealed interface Literal extends Expression {

    /** A day as a column writes it. */
    static Literal day(TimeForm form, LocalDate day) {
      if (form == TimeForm.NATIVE) {
        return new Day(day);
      }
      String written = form.written(day);
      return form.numeric() ? new Numeral(new BigDecimal(written)) : new Text(written);
    }

    record Text(String value) implements Literal {}

    record Numeral(BigDecimal value) implements Literal {}

    record Day(LocalDate value) implements Literal {}
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

    public String sql() {
      return sql;
    }
  }
}
