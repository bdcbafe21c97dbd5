package io.github.askjdbc.cli.answers;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.YearMonth;
import java.util.Optional;

/** Where a label lies on an axis: a number as itself, a month or a date in days. */
final class AxisPosition {

  private static final int DATE = "2020-01-31".length();

  private AxisPosition() {}

  static Optional<Double> of(String label) {
    return number(label).or(() -> day(label));
  }

  private static Optional<Double> number(String label) {
    try {
      double number = Double.parseDouble(label);
      return Double.isFinite(number) ? Optional.of(number) : Optional.empty();
    } catch (NumberFormatException none) {
      return Optional.empty();
    }
  }

  /** A time of day behind the date is left out. */
  private static Optional<Double> day(String label) {
    try {
      boolean month = label.length() < DATE;
      LocalDate day =
          month
              ? YearMonth.parse(label).atDay(1)
              : LocalDate.parse(label.substring(0, Math.min(label.length(), DATE)));
      return Optional.of((double) day.toEpochDay());
    } catch (DateTimeException none) {
      return Optional.empty();
    }
  }
}
