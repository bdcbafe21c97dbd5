package io.github.askjdbc.evaluation.measures;

import java.util.Locale;
import org.hipparchus.stat.interval.BinomialProportion;
import org.hipparchus.stat.interval.ConfidenceInterval;

/** How many of some questions something holds for. */
public final class Count {

  private static final double CONFIDENCE = 0.95;

  private int of;
  private int held;

  public void add(boolean holds) {
    of++;
    held += holds ? 1 : 0;
  }

  /** Counts what another counted as well. */
  public void add(Count other) {
    of += other.of;
    held += other.held;
  }

  /** How many were counted. */
  public int of() {
    return of;
  }

  /** Between 0 and 1; 0 of none. */
  public double share() {
    return of == 0 ? 0 : (double) held / of;
  }

  /** The share in percent, with Wilson's 95 % interval. */
  public String withInterval() {
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
