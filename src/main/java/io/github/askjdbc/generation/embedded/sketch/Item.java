package io.github.askjdbc.generation.embedded.sketch;

import io.github.askjdbc.generation.embedded.actions.Expression.Function;
import java.util.Locale;
import java.util.Optional;

/**
 * An expression without its column.
 *
 * @param function empty for a plain column
 * @param distinct whether equal values count once
 * @param star whether all rows or all columns are meant instead of one column
 */
public record Item(Optional<Function> function, boolean distinct, boolean star) {

  public static final Item CELL = new Item(Optional.empty(), false, false);
  public static final Item COUNT_ROWS = new Item(Optional.of(Function.COUNT), false, true);

  /** Whether a column without a function stands there. */
  public boolean plain() {
    return function.isEmpty() && !star;
  }

  /** Whether a column within a function stands there. */
  public boolean aggregated() {
    return function.isPresent() && !star;
  }

  public String label() {
    return function.map(f -> f.name().toLowerCase(Locale.ROOT)).orElse("")
        + (distinct ? "d" : "")
        + (star ? "*" : "_");
  }

  public static Item parse(String label) {
    boolean star = label.endsWith("*");
    String name = label.substring(0, label.length() - 1);
    boolean distinct = name.equals("countd");
    String function = distinct ? "count" : name;
    return new Item(
        function.isEmpty()
            ? Optional.empty()
            : Optional.of(Function.valueOf(function.toUpperCase(Locale.ROOT))),
        distinct,
        star);
  }
}
