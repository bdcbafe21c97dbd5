package io.github.askjdbc.question.definitions;

import java.time.Month;
import java.time.format.TextStyle;
import java.util.Arrays;
import java.util.Locale;

/** Months by their English names. */
final class MonthNames {

  private MonthNames() {}

  /**
   * @param name in any case
   * @throws java.util.NoSuchElementException if no month is called so
   */
  static Month month(String name) {
    return Arrays.stream(Month.values())
        .filter(month -> name(month).equalsIgnoreCase(name))
        .findFirst()
        .orElseThrow();
  }

  static String name(Month month) {
    return month.getDisplayName(TextStyle.FULL, Locale.ENGLISH);
  }
}
