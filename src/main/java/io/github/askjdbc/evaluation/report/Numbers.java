package io.github.askjdbc.evaluation.report;

import io.github.askjdbc.evaluation.measures.Interval;
import java.math.BigDecimal;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;

/** Numbers as the reports show them, the same on every machine. */
public final class Numbers {

  public static final String NONE = "–";

  private Numbers() {}

  public static String places(double value, int places) {
    return String.format(Locale.ROOT, "%." + places + "f", value);
  }

  public static String places(OptionalDouble value, int places) {
    return value.isEmpty() ? NONE : places(value.getAsDouble(), places);
  }

  public static String percent(OptionalDouble share) {
    return share.isEmpty() ? NONE : places(100 * share.getAsDouble(), 1);
  }

  /** Without zeros at the end. */
  public static String plain(double value) {
    return BigDecimal.valueOf(value).stripTrailingZeros().toPlainString();
  }

  public static String interval(Optional<Interval> interval) {
    return interval.map(one -> places(one.estimate(), 1) + " " + one.bounds(1)).orElse(NONE);
  }
}
