package io.github.askjdbc.sql;

import io.github.askjdbc.text.WrittenNumber;
import java.math.BigDecimal;
import java.util.Optional;
import java.util.Set;

/**
 * A constant that a query holds.
 *
 * @param value of a text without its quotes, of a number or constant as written
 */
public record Literal(Kind kind, String value, Clause clause, Span span) {

  private static final int MOST_DIGITS = 30;

  /** The ways of writing one. */
  public enum Kind {
    /** {@code 'text'}. */
    TEXT,
    /** {@code "text"}, where no column is named so. */
    QUOTED_NAME,
    /** {@code DATE '2020-01-31'} and its like. */
    TYPED,
    NUMBER,
    /** NULL, TRUE or FALSE. */
    CONSTANT,
    /** How many rows the whole query returns at most. */
    LIMIT
  }

  static Optional<Literal> of(Placed<Expr> placed, Set<Expr.ColumnRef> textual) {
    Expr expr = placed.node();
    if (expr instanceof Expr.Text text) {
      return Optional.of(of(placed, Kind.TEXT, text.value()));
    }
    if (expr instanceof Expr.Typed typed) {
      return Optional.of(of(placed, Kind.TYPED, typed.value()));
    }
    if (expr instanceof Expr.Numeric number) {
      return Optional.of(of(placed, Kind.NUMBER, number.written()));
    }
    if (expr instanceof Expr.Constant constant) {
      return Optional.of(of(placed, Kind.CONSTANT, constant.word()));
    }
    return expr instanceof Expr.ColumnRef ref && textual.contains(ref)
        ? Optional.of(of(placed, Kind.QUOTED_NAME, ref.name().value()))
        : Optional.empty();
  }

  private static Literal of(Placed<Expr> placed, Kind kind, String value) {
    return new Literal(kind, value, placed.clause(), placed.node().span());
  }

  public boolean isNull() {
    return kind == Kind.CONSTANT && value.equalsIgnoreCase("NULL");
  }

  /** Whether it is a text, in single or double quotes and of no declared type. */
  public boolean isText() {
    return kind == Kind.TEXT || kind == Kind.QUOTED_NAME;
  }

  /** The number that it is, or that its text spells. */
  public Optional<BigDecimal> number() {
    return number(value);
  }

  /** The number that a text spells by digits, without zeros at its end; it has no sign. */
  public static Optional<BigDecimal> number(String text) {
    return WrittenNumber.isDecimal(text, MOST_DIGITS, MOST_DIGITS)
        ? Optional.of(new BigDecimal(text).stripTrailingZeros())
        : Optional.empty();
  }
}
