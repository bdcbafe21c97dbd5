package io.github.askjdbc.learning;

import java.util.List;

/**
 * What outcomes of one writer on one database make of the confidences that it is given there.
 *
 * <p>The log odds are all moved by one amount. How far it is for writers and databases in general
 * is known (a normal prior around no move), the outcomes tell how far it is here, and what they
 * leave open is averaged over: partial pooling, by which a few outcomes move a little and many as
 * far as they say.
 */
public final class Recalibration {

  /**
   * Standard deviation of the move between pairs of a writer and a database, in log odds. A choice
   * that no command makes: a wider one believes a record sooner, and a weak writer's, too.
   */
  private static final double DEVIATION = 1.0;

  private static final double FARTHEST = 5;
  private static final int STEPS = 200;

  /** A single wrong certainty is not to outweigh all the rest. */
  private static final double CLEAREST = 0.001;

  /** By how much averaging over the prior flattens log odds (MacKay 1992, the probit's match). */
  private static final double FLATTENED = StrictMath.sqrt(1 + Math.PI * DEVIATION * DEVIATION / 8);

  private final double[] weights;

  private Recalibration(double[] weights) {
    this.weights = weights;
  }

  /**
   * @param given between 0 and 1
   * @param outcomes whether each came true
   */
  public static Recalibration of(List<Double> given, List<Boolean> outcomes) {
    Shapes.same(given.size(), outcomes.size());
    double[] logs = new double[STEPS + 1];
    for (int step = 0; step <= STEPS; step++) {
      double move = move(step);
      logs[step] = -move * move / (2 * DEVIATION * DEVIATION);
      for (int i = 0; i < given.size(); i++) {
        double right = Logistic.of(inside(given.get(i)) + move);
        logs[step] += StrictMath.log(outcomes.get(i) ? right : 1 - right);
      }
    }
    double highest = logs[0];
    for (double log : logs) {
      highest = Math.max(highest, log);
    }
    double sum = 0;
    for (int step = 0; step <= STEPS; step++) {
      logs[step] = StrictMath.exp(logs[step] - highest);
      sum += logs[step];
    }
    for (int step = 0; step <= STEPS; step++) {
      logs[step] /= sum;
    }
    return new Recalibration(logs);
  }

  /**
   * @param given between 0 and 1
   * @return between 0 and 1, growing with what is given
   */
  public double probability(double given) {
    double inside = inside(given);
    double probability = 0;
    for (int step = 0; step <= STEPS; step++) {
      probability += weights[step] * Logistic.of(inside + move(step));
    }
    return probability;
  }

  private static double move(int step) {
    return FARTHEST * (2.0 * step / STEPS - 1);
  }

  /** Log odds before they were averaged over writers and databases. */
  private static double inside(double given) {
    return FLATTENED * Logistic.logit(Math.max(CLEAREST, Math.min(1 - CLEAREST, given)));
  }
}
