package io.github.askjdbc.evaluation.measures;

import java.util.Locale;
import java.util.Optional;
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

  /** How many were counted. */
  public int of() {
    return of;
  }

  /** For how many of them it holds. */
  public int held() {
    return held;
  }

  /** Between 0 and 1; 0 of none. */
  public double share() {
    return of == 0 ? 0 : (double) held / of;
  }

  /** The share with Wilson's 95 % interval, between 0 and 1; empty for none. */
  public Optional<Interval> interval() {
    if (of == 0) {
      return Optional.empty();
    }
    ConfidenceInterval wilson = BinomialProportion.getWilsonScoreInterval(of, share(), CONFIDENCE);
    return Optional.of(new Interval(share(), wilson.getLowerBound(), wilson.getUpperBound()));
  }

  /** The share in percent, with Wilson's 95 % interval. */
  public String withInterval() {
    return interval().map(one -> this + " " + one.times(100).bounds(1)).orElseGet(this::toString);
  }

  @Override
  public String toString() {
    return String.format(Locale.ROOT, "%.1f %%", 100 * share());
  }
}
