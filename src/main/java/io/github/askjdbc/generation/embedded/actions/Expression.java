package io.github.askjdbc.generation.embedded.actions;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TimeForm;
import io.github.askjdbc.sql.Definition;
import java.util.List;
import java.util.Optional;

/** What may be selected, compared, grouped and ordered by. */
public sealed interface Expression
    permits Expression.Cell,
        Expression.Aggregate,
        Expression.Defined,
        Expression.DatePart,
        Expression.TextOfTime,
        Expression.TimeOfDay,
        Expression.TimeBetween,
        Expression.Arithmetic,
        Expression.AllColumns,
        Expression.Scalar,
        Expression.IfAll,
        Condition.Literal {

  /**
   * @param occurrence which use of the table in its query is meant, from 0
   */
  record Cell(ColumnName column, int occurrence) implements Expression {
    public Cell(ColumnName column) {
      this(column, 0);
    }
  }

  /**
   * @param argument empty for {@code COUNT(*)} only
   */
  record Aggregate(Function function, boolean distinct, Optional<Expression> argument)
      implements Expression {

    public static Aggregate countRows() {
      return new Aggregate(Function.COUNT, false, Optional.empty());
    }

    public static Aggregate of(Function function, ColumnName column) {
      return new Aggregate(function, false, Optional.of(new Cell(column)));
    }

    public static Aggregate countDistinct(ColumnName column) {
      return new Aggregate(Function.COUNT, true, Optional.of(new Cell(column)));
    }

    /**
     * The column aggregated, of a time between two the later, of two numbers the first; empty where
     * all rows or another computed value are.
     */
    public Optional<ColumnName> column() {
      return argument.flatMap(
          of ->
              of instanceof Cell cell
                  ? Optional.of(cell.column())
                  : of instanceof TimeBetween between
                      ? Optional.of(between.end().column())
                      : of instanceof Arithmetic both && both.left() instanceof Cell cell
                          ? Optional.of(cell.column())
                          : Optional.empty());
    }
  }

  /** A number over many rows that people have a word for, as they defined it. */
  record Defined(Definition definition) implements Expression {}

  /** A part of a time, as a number. */
  record DatePart(TimeUnit unit, Cell of) implements Expression {}

  /**
   * The beginning of a time as the text that it is written as: "2024-03" for a month.
   *
   * @param form how the column writes times
   */
  record TextOfTime(TimeUnit unit, Cell of, TimeForm form) implements Expression {}

  /**
   * Hours and minutes of a time as text: "21:05".
   *
   * @param form how the column writes times
   */
  record TimeOfDay(Cell of, TimeForm form) implements Expression {}

  /**
   * How long it is from one time of a row to another.
   *
   * @param form how both columns write times
   * @param byDays whether but one of them holds times of day, which are cut off then
   */
  record TimeBetween(Cell start, Cell end, TimeForm form, Length unit, boolean byDays)
      implements Expression {}

  /** Two values computed with. */
  record Arithmetic(Expression left, Sign sign, Expression right) implements Expression {}

  /** {@code *}, or every column of one table. */
  record AllColumns(Optional<Action.AddFrom> of) implements Expression {}

  /** The one value that a query gives. */
  record Scalar(List<Action> query) implements Expression {
    public Scalar {
      query = List.copyOf(query);
    }
  }

  /** A value where all conditions hold, else 0. */
  record IfAll(List<Condition> conditions, Expression value) implements Expression {
    public IfAll {
      conditions = List.copyOf(conditions);
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

  /** Parts of a date. */
  enum TimeUnit {
    YEAR,
    QUARTER,
    MONTH,
    DAY;

    /** The parts that tell one from all others, the longest first. */
    public List<TimeUnit> told() {
      return switch (this) {
        case YEAR -> List.of(YEAR);
        case QUARTER -> List.of(YEAR, QUARTER);
        case MONTH -> List.of(YEAR, MONTH);
        case DAY -> List.of(YEAR, MONTH, DAY);
      };
    }
  }

  /** What lengths of time are told in. */
  enum Length {
    WEEKS(7 * 24 * 60),
    DAYS(24 * 60),
    HOURS(60),
    MINUTES(1);

    private final int minutes;

    Length(int minutes) {
      this.minutes = minutes;
    }

    /** How many minutes one has. */
    public int minutes() {
      return minutes;
    }

    /** How many whole days one has; 0 where it is less than one. */
    public int days() {
      return minutes / DAYS.minutes;
    }

    /** Whether it is told by days alone, without a time of day. */
    public boolean isOfDays() {
      return minutes >= DAYS.minutes;
    }
  }

  /** What is done with two numbers. */
  enum Sign {
    PLUS("+"),
    MINUS("-"),
    TIMES("*"),
    DIVIDED_BY("/");

    private final String sql;

    Sign(String sql) {
      this.sql = sql;
    }

    public String sql() {
      return sql;
    }
  }
}
