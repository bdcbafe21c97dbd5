package io.github.askjdbc.evaluation.matching;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;

/**
 * The rows that a query gave, in a form that can be compared.
 *
 * @param columns labels, in order
 * @param rows cells as {@link #cell} folds them; null for SQL NULL
 */
public record ResultRows(List<String> columns, List<List<Object>> rows) {

  /** Places to which numbers are rounded before they are compared. */
  private static final int SCALE = 4;

  public ResultRows {
    columns = List.copyOf(columns);
    rows = Collections.unmodifiableList(rows);
  }

  public static ResultRows of(List<String> columns, List<List<Object>> raw) {
    List<List<Object>> rows = new ArrayList<>(raw.size());
    for (List<Object> row : raw) {
      List<Object> cells = new ArrayList<>(row.size());
      for (Object value : row) {
        cells.add(cell(value));
      }
      rows.add(Collections.unmodifiableList(cells));
    }
    return new ResultRows(columns, rows);
  }

  /**
   * The value as it is compared: numbers rounded to 4 places and without their type, bytes as hex,
   * text and truth values as they are, everything else as its text. A number never equals a text.
   */
  public static Object cell(Object value) {
    if (value == null || value instanceof String || value instanceof Boolean) {
      return value;
    }
    if (value instanceof Number number) {
      return number(number);
    }
    if (value instanceof byte[] bytes) {
      return HexFormat.of().formatHex(bytes);
    }
    return value.toString();
  }

  private static Object number(Number number) {
    if (number instanceof Double || number instanceof Float) {
      double value = number.doubleValue();
      if (Double.isNaN(value) || Double.isInfinite(value)) {
        return value;
      }
      return stripped(new BigDecimal(value));
    }
    if (number instanceof BigDecimal decimal) {
      return stripped(decimal);
    }
    return stripped(new BigDecimal(number.toString()));
  }

  private static BigDecimal stripped(BigDecimal value) {
    BigDecimal rounded =
        value.scale() > SCALE ? value.setScale(SCALE, RoundingMode.HALF_EVEN) : value;
    return rounded.signum() == 0 ? BigDecimal.ZERO : rounded.stripTrailingZeros();
  }
}
