package io.github.askjdbc.evaluation.measures;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import org.hipparchus.random.RandomGenerator;
import org.hipparchus.random.Well19937c;

/**
 * Whether confidences mean what they say, over every question with a SQL and a confidence.
 *
 * @param bins of equal width, the empty ones too
 * @param ece expected calibration error (Naeini et al. 2015): mean distance of confidence and
 *     accuracy over the bins, weighted by their size; empty where there are no confidences
 * @param floor what a perfectly calibrated model with these confidences would show, on average over
 *     simulated outcomes: an ECE of this size is no fault
 * @param brier mean squared distance of confidence and outcome
 */
public record Calibration(
    List<Bin> bins, OptionalDouble ece, OptionalDouble floor, OptionalDouble brier) {

  private static final int BINS = 10;
  private static final int SIMULATIONS = 200;

  /**
   * Confidences from {@code low} up to, but for the last bin not including, {@code high}.
   *
   * @param confidence mean within the bin, 0 where it is empty
   * @param accuracy share of right SQL within the bin, 0 where it is empty
   */
  public record Bin(double low, double high, int count, double confidence, double accuracy) {}

  public Calibration {
    bins = List.copyOf(bins);
  }

  /** The ECE beyond the floor, not below 0. */
  public OptionalDouble excess() {
    return ece.isEmpty()
        ? OptionalDouble.empty()
        : OptionalDouble.of(Math.max(0, ece.getAsDouble() - floor.getAsDouble()));
  }

  public static Calibration of(List<Outcome> outcomes, long seed) {
    List<Outcome> scored =
        outcomes.stream()
            .filter(outcome -> outcome.candidate() && outcome.confidence().isPresent())
            .toList();
    double[] confidences =
        scored.stream().mapToDouble(outcome -> outcome.confidence().getAsDouble()).toArray();
    boolean[] right = new boolean[confidences.length];
    double squares = 0;
    for (int i = 0; i < right.length; i++) {
      right[i] = scored.get(i).right();
      double distance = confidences[i] - (right[i] ? 1 : 0);
      squares += distance * distance;
    }
    List<Bin> bins = bins(confidences, right);
    if (right.length == 0) {
      return new Calibration(
          bins, OptionalDouble.empty(), OptionalDouble.empty(), OptionalDouble.empty());
    }
    return new Calibration(
        bins,
        OptionalDouble.of(error(bins)),
        OptionalDouble.of(floor(confidences, seed)),
        OptionalDouble.of(squares / right.length));
  }

  private static double floor(double[] confidences, long seed) {
    RandomGenerator random = new Well19937c(seed);
    double sum = 0;
    boolean[] drawn = new boolean[confidences.length];
    for (int simulation = 0; simulation < SIMULATIONS; simulation++) {
      for (int i = 0; i < drawn.length; i++) {
        drawn[i] = random.nextDouble() < confidences[i];
      }
      sum += error(bins(confidences, drawn));
    }
    return sum / SIMULATIONS;
  }

  private static double error(List<Bin> bins) {
    double sum = 0;
    int count = 0;
    for (Bin bin : bins) {
      sum += bin.count() * Math.abs(bin.confidence() - bin.accuracy());
      count += bin.count();
    }
    return sum / count;
  }

  private static List<Bin> bins(double[] confidences, boolean[] right) {
    int[] counts = new int[BINS];
    int[] rightCounts = new int[BINS];
    double[] sums = new double[BINS];
    for (int i = 0; i < confidences.length; i++) {
      int bin = Math.min(BINS - 1, (int) (confidences[i] * BINS));
      counts[bin]++;
      sums[bin] += confidences[i];
      rightCounts[bin] += right[i] ? 1 : 0;
    }
    List<Bin> bins = new ArrayList<>();
    for (int bin = 0; bin < BINS; bin++) {
      int count = Math.max(1, counts[bin]);
      bins.add(
          new Bin(
              (double) bin / BINS,
              (bin + 1.0) / BINS,
              counts[bin],
              sums[bin] / count,
              (double) rightCounts[bin] / count));
    }
    return bins;
  }
}
