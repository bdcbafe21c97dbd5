package io.github.askjdbc.learning;

import io.github.askjdbc.learning.RecalibrationPrior.Move;
import java.util.List;

/**
 * What outcomes of one writer on one database make of the confidences that it is given there.
 *
 * <p>All log odds are moved alike. How far they are for writers and databases in general is known
 * (a normal prior), the outcomes tell how far it is here, and what they leave open is averaged
 * over: partial pooling, by which a few outcomes move a little and many as far as they say.
 */
public final class Recalibration {

  /** A single wrong certainty is not to outweigh all the rest. */
  private static final double CLEAREST = 0.001;

  private final List<Move> moves;
  private final double[] weights;

  private Recalibration(List<Move> moves, double[] weights) {
    this.moves = moves;
    this.weights = weights;
  }

  /**
   * @param given between 0 and 1
   * @param outcomes whether each came true
   */
  public static Recalibration of(
      List<Double> given, List<Boolean> outcomes, RecalibrationPrior prior) {
    Shapes.same(given.size(), outcomes.size());
    List<Move> moves = prior.moves();
    double[] logs = new double[moves.size()];
    for (int move = 0; move < logs.length; move++) {
      logs[move] = moves.get(move).logDensity();
      for (int i = 0; i < given.size(); i++) {
        double right = Logistic.of(moves.get(move).of(logOdds(given.get(i))));
        logs[move] += StrictMath.log(outcomes.get(i) ? right : 1 - right);
      }
    }
    Logistic.softmax(logs);
    return new Recalibration(moves, logs);
  }

  /**
   * @param given between 0 and 1
   * @return between 0 and 1, growing with what is given
   */
  public double probability(double given) {
    double logOdds = logOdds(given);
    double probability = 0;
    for (int move = 0; move < weights.length; move++) {
      probability += weights[move] * Logistic.of(moves.get(move).of(logOdds));
    }
    return probability;
  }

  private static double logOdds(double given) {
    return Logistic.logit(Math.max(CLEAREST, Math.min(1 - CLEAREST, given)));
  }
}
