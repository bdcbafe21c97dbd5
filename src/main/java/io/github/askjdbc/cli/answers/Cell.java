package io.github.askjdbc.cli.answers;

import java.math.BigDecimal;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.HexFormat;
import java.util.Optional;

/**
 * One cell of an answer, as its driver writes it.
 *
 * @param text empty for NULL
 */
record Cell(Kind kind, String text) {

  static final Cell NULL = new Cell(Kind.NULL, "");

  enum Kind {
    NULL,
    BOOLEAN,
    /** Its text is one that {@link BigDecimal} reads. */
    NUMBER,
    TEXT
  }

  static Cell read(ResultSet rows, int column) throws SQLException {
    Object value = rows.getObject(column);
    if (value == null) {
      return NULL;
    }
    if (value instanceof byte[] bytes) {
      return new Cell(Kind.TEXT, "0x" + HexFormat.of().formatHex(bytes));
    }
    String text = Optional.ofNullable(rows.getString(column)).orElseGet(value::toString);
    if (value instanceof Boolean truth) {
      return new Cell(Kind.BOOLEAN, truth.toString());
    }
    boolean number = value instanceof Number && decimal(text).isPresent();
    return new Cell(number ? Kind.NUMBER : Kind.TEXT, text);
  }

  static Cell text(String text) {
    return new Cell(Kind.TEXT, text);
  }

  static Cell number(String text) {
    return new Cell(Kind.NUMBER, text);
  }

  boolean isNull() {
    return kind == Kind.NULL;
  }

  /** Empty for what is no number. */
  Optional<BigDecimal> number() {
    return kind == Kind.NUMBER ? decimal(text) : Optional.empty();
  }

  private static Optional<BigDecimal> decimal(String text) {
    try {
      return Optional.of(new BigDecimal(text));
    } catch (NumberFormatException infiniteOrNone) {
      return Optional.empty();
    }
  }
}
