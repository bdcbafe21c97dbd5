package io.github.askjdbc.wording;

import io.github.askjdbc.sql.Expr;
import java.util.Map;
import java.util.Optional;

/** Functions that write the beginning of a time, by what they leave of it. */
final class TimeWording {

  private static final Map<String, String> FORMATS =
      Map.of(
          "%Y", "year",
          "YYYY", "year",
          "%Y-%m", "month",
          "YYYY-MM", "month",
          "%Y-%m-%d", "day",
          "YYYY-MM-DD", "day",
          "YYYY-\"Q\"Q", "quarter");

  /** Beginnings of a date by their length. */
  private static final Map<String, String> LENGTHS = Map.of("4", "year", "7", "month", "10", "day");

  private TimeWording() {}

  /** What is left of a time, and the time; empty for other calls. */
  static Optional<Map.Entry<String, Expr>> of(Expr.Call call) {
    return switch (call.name()) {
      case "STRFTIME" -> call.arguments().size() == 2 ? formatted(call, 0, 1) : Optional.empty();
      case "TO_CHAR", "DATE_FORMAT" ->
          call.arguments().size() == 2 ? formatted(call, 1, 0) : Optional.empty();
      case "SUBSTR", "SUBSTRING" -> beginning(call);
      default -> Optional.empty();
    };
  }

  private static Optional<Map.Entry<String, Expr>> formatted(Expr.Call call, int format, int time) {
    return call.arguments().get(format) instanceof Expr.Text text
        ? Optional.ofNullable(FORMATS.get(text.value()))
            .map(unit -> Map.entry(unit, call.arguments().get(time)))
        : Optional.empty();
  }

  /** Of a time that is cast to text, which no other text is. */
  private static Optional<Map.Entry<String, Expr>> beginning(Expr.Call call) {
    return call.arguments().size() == 3
            && call.arguments().get(0) instanceof Expr.Cast cast
            && call.arguments().get(1) instanceof Expr.Numeric first
            && first.written().equals("1")
            && call.arguments().get(2) instanceof Expr.Numeric length
        ? Optional.ofNullable(LENGTHS.get(length.written()))
            .map(unit -> Map.entry(unit, cast.operand()))
        : Optional.empty();
  }
}
