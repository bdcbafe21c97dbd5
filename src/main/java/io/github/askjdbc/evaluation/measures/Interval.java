package io.github.askjdbc.evaluation.measures;

import java.util.Locale;

/**
 * A measure with its 95 % interval.
 *
 * @param estimate on the questions themselves
 */
public record Interval(double estimate, double low, double high) {

  /** In another unit, such as percent. */
  public Interval times(double factor) {
    return new Interval(factor * estimate, factor * low, factor * high);
  }

  /**
   * The bounds in brackets; where what was drawn came out the same each time, which tells nothing
   * of how far off the estimate may be, that there are none.
   *
   * @param places after the point
   */
  public String bounds(int places) {
    String number = "%." + places + "f";
    return low == high
        ? "(no interval)"
        : String.format(Locale.ROOT, "(" + number + " to " + number + ")", low, high);
  }
}
