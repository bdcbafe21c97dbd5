package io.github.askjdbc.evaluation.training.generator;

import java.util.Locale;
import org.hipparchus.stat.interval.BinomialProportion;
import org.hipparchus.stat.interval.ConfidenceInterval;

/** How many of some questions something holds for. */
final class Count {

  private static final double CONFIDENCE = 0.95;

  private int of;
  private int held;

  void add(boolean holds) {
    of++;
    held += holds ? 1 : 0;
  }

  void add(Count other) {
    of += other.of;
    held += other.held;
  }

  int of() {
    return of;
  }

  double share() {
    return of == 0 ? 0 : (double) held / of;
  }

  /** The share in percent, with Wilson's 95 % interval. */
  String withInterval() {
    if (of == 0) {
      return toString();
    }
    ConfidenceInterval interval =
        BinomialProportion.getWilsonScoreInterval(of, share(), CONFIDENCE);
    return String.format(
        Locale.ROOT,
        "%s (%.1f to %.1f)",
        this,
        100 * interval.getLowerBound(),
        100 * interval.getUpperBound());
  }

  @Override
  public String toString() {
    return String.format(Locale.ROOT, "%.1f %%", 100 * share());
  }
}
