package io.github.askjdbc.benchmark;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.util.ListStatistics;

/**
 * One benchmark's forks, one a round.
 *
 * <p>The forks are the sample, not the iterations within them, which are not independent: intervals
 * are Student's t over the forks.
 */
final class Rounds {
  private static final double LEVEL = 0.95;

  /** A call's time in each fork, in nanoseconds. */
  private final List<Double> times = new ArrayList<>();

  /** A call's processor time in each fork, in nanoseconds. */
  private final List<Double> cpuTimes = new ArrayList<>();

  private final List<Double> bytes = new ArrayList<>();

  void add(RunResult result) {
    times.add(typical(result.getPrimaryResult()));
    addSecondary(result, CallerCpuTime.NAME, cpuTimes);
    addSecondary(result, "gc.alloc.rate.norm", bytes);
  }

  private static void addSecondary(RunResult result, String name, List<Double> values) {
    Result<?> secondary = result.getSecondaryResults().get(name);
    if (secondary != null) {
      values.add(typical(secondary));
    }
  }

  /** The median of the iterations: one that something else disturbed does not move it. */
  private static double typical(Result<?> result) {
    return result.getStatistics().getPercentile(50);
  }

  /** The mean and the half width of its interval. */
  String nanoseconds() {
    ListStatistics sample = of(times);
    return format("%,.0f ± %,.0f", sample.getMean(), sample.getMeanErrorAt(LEVEL));
  }

  String perCell() {
    double cells = (double) RowScan.ROWS * RowScan.COLUMNS;
    ListStatistics sample = of(cpuTimes);
    return format("%.2f ± %.2f", sample.getMean() / cells, sample.getMeanErrorAt(LEVEL) / cells);
  }

  String cpuNanoseconds() {
    ListStatistics sample = of(cpuTimes);
    return format("%,.0f ± %,.0f", sample.getMean(), sample.getMeanErrorAt(LEVEL));
  }

  String bytes() {
    return format("%,.0f", of(bytes).getMean());
  }

  /**
   * The overhead in processor time with the upper bound of its interval; the ratios are those
   * within a round, their mean is the geometric one.
   */
  String ratioTo(Rounds bare) {
    List<Double> logarithms = new ArrayList<>();
    for (int i = 0; i < Math.min(cpuTimes.size(), bare.cpuTimes.size()); i++) {
      logarithms.add(Math.log(cpuTimes.get(i) / bare.cpuTimes.get(i)));
    }
    ListStatistics sample = of(logarithms);
    double upper = sample.getMean() + sample.getMeanErrorAt(LEVEL);
    return format(
        "%+.1f %%, at most %+.1f %%", 100 * Math.expm1(sample.getMean()), 100 * Math.expm1(upper));
  }

  private static ListStatistics of(List<Double> values) {
    return new ListStatistics(values.stream().mapToDouble(Double::doubleValue).toArray());
  }

  private static String format(String format, Object... values) {
    return String.format(Locale.ROOT, format, values);
  }
}
