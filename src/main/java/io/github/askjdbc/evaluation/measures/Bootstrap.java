package io.github.askjdbc.evaluation.measures;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import org.hipparchus.random.RandomGenerator;
import org.hipparchus.random.Well19937c;
import org.hipparchus.stat.descriptive.rank.Percentile;

/**
 * 95 % percentile intervals (Efron) by drawing the questions again, with replacement. Questions of
 * one database resemble each other, so the intervals are somewhat too narrow for new databases.
 *
 * @param seed the same seed gives the same intervals
 * @param resamples at least 1
 */
public record Bootstrap(long seed, int resamples) {

  /** As many draws as the reports use. */
  public static final int DRAWS = 1000;

  public Bootstrap {
    if (resamples < 1) {
      throw new IllegalArgumentException("resamples is " + resamples + "; at least 1 is needed");
    }
  }

  /**
   * @param measure empty where it is undefined; such draws are left out of the interval
   * @return empty where the measure is undefined on the items themselves
   */
  public <T> Optional<Interval> interval(List<T> items, Function<List<T>, OptionalDouble> measure) {
    OptionalDouble estimate = measure.apply(items);
    if (items.isEmpty() || estimate.isEmpty()) {
      return Optional.empty();
    }
    RandomGenerator random = new Well19937c(seed);
    double[] drawn = new double[resamples];
    int kept = 0;
    List<T> sample = new ArrayList<>(items);
    for (int resample = 0; resample < resamples; resample++) {
      for (int i = 0; i < items.size(); i++) {
        sample.set(i, items.get(random.nextInt(items.size())));
      }
      OptionalDouble value = measure.apply(sample);
      if (value.isPresent()) {
        drawn[kept++] = value.getAsDouble();
      }
    }
    double[] values = Arrays.copyOf(drawn, kept);
    double center = estimate.getAsDouble();
    if (kept == 0) {
      return Optional.of(new Interval(center, center, center));
    }
    return Optional.of(
        new Interval(
            center, new Percentile(2.5).evaluate(values), new Percentile(97.5).evaluate(values)));
  }
}
