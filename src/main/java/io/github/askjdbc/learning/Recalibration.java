package io.github.askjdbc.learning;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Fits confidences that were given to what came true since, and says no where that does not help.
 *
 * <p>A logistic curve over the log odds ({@link PlattScaling}) has two parameters, which is about
 * what a few dozen outcomes can tell. It is adopted only if, on outcomes left out of the fit, its
 * mean log loss is lower than that of the confidences as given, by more than twice the standard
 * error of the difference.
 */
public final class Recalibration {

  /** Outcomes needed, and of them right ones, and wrong ones. */
  private static final int LEAST = 30;

  private static final int LEAST_OF_EACH = 10;
  private static final int FOLDS = 10;
  private static final double STANDARD_ERRORS = 2;

  /** A single wrong certainty is not to outweigh all the rest. */
  private static final double CLEAREST = 0.001;

  private Recalibration() {}

  /**
   * @param given between 0 and 1
   * @param outcomes whether each came true
   * @return empty where there are too few outcomes, or the fit is no better beyond doubt
   */
  public static Optional<Calibrator> of(List<Double> given, List<Boolean> outcomes, long seed) {
    Shapes.same(given.size(), outcomes.size());
    long right = outcomes.stream().filter(outcome -> outcome).count();
    if (given.size() < LEAST || right < LEAST_OF_EACH || given.size() - right < LEAST_OF_EACH) {
      return Optional.empty();
    }
    return isBetter(gains(given, outcomes, seed))
        ? Optional.of(fit(IntStream.range(0, given.size()).toArray(), given, outcomes))
        : Optional.empty();
  }

  /** How much lower the log loss of each outcome is under a fit to others. */
  private static double[] gains(List<Double> given, List<Boolean> outcomes, long seed) {
    List<String> each = IntStream.range(0, given.size()).mapToObj(String::valueOf).toList();
    Folds folds = Folds.byGroup(each, FOLDS, seed);
    double[] gains = new double[given.size()];
    for (int fold = 0; fold < folds.count(); fold++) {
      Calibrator fitted = fit(folds.rest(fold), given, outcomes);
      for (int row : folds.held(fold)) {
        boolean outcome = outcomes.get(row);
        gains[row] =
            loss(given.get(row), outcome) - loss(fitted.probability(given.get(row)), outcome);
      }
    }
    return gains;
  }

  private static Calibrator fit(int[] rows, List<Double> given, List<Boolean> outcomes) {
    double[] scores = new double[rows.length];
    boolean[] came = new boolean[rows.length];
    for (int i = 0; i < rows.length; i++) {
      scores[i] = given.get(rows[i]);
      came[i] = outcomes.get(rows[i]);
    }
    return PlattScaling.fit(scores, came);
  }

  private static double loss(double probability, boolean outcome) {
    double inside = Math.max(CLEAREST, Math.min(1 - CLEAREST, probability));
    return -StrictMath.log(outcome ? inside : 1 - inside);
  }

  private static boolean isBetter(double[] gains) {
    double mean = 0;
    for (double gain : gains) {
      mean += gain / gains.length;
    }
    double squares = 0;
    for (double gain : gains) {
      squares += (gain - mean) * (gain - mean);
    }
    double standardError = Math.sqrt(squares / (gains.length - 1) / gains.length);
    return mean > STANDARD_ERRORS * standardError;
  }
}
