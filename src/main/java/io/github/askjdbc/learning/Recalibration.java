package io.github.askjdbc.learning;

import io.github.askjdbc.learning.RecalibrationPrior.Move;
import java.util.List;

/**
 * What outcomes of one writer on one database make of the confidences that it is given there.
 *
 * <p>All log odds are moved alike, and farther by how much surer than mostly a writer says that it
 * is. How far they are for writers and databases in general is known (a normal prior), the outcomes
 * tell how far it is here, and what they leave open is averaged over: partial pooling, by which a
 * few outcomes move a little and many as far as they say.
 */
public final class Recalibration {

  private final List<Move> moves;
  private final double[] weights;
  private final double mostlySure;

  private Recalibration(List<Move> moves, double[] weights, double mostlySure) {
    this.moves = moves;
    this.weights = weights;
    this.mostlySure = mostlySure;
  }

  /**
   * @param outcomes whether each came true
   */
  public static Recalibration of(
      List<GivenConfidence> given, List<Boolean> outcomes, RecalibrationPrior prior) {
    Shapes.same(given.size(), outcomes.size());
    double mostlySure = mostlySure(given);
    List<Move> moves = prior.moves();
    double[] logs = new double[moves.size()];
    for (int move = 0; move < logs.length; move++) {
      logs[move] = moves.get(move).logDensity();
    }
    for (int i = 0; i < given.size(); i++) {
      double logOdds = given.get(i).logOdds();
      double surer = surer(given.get(i), mostlySure);
      for (int move = 0; move < logs.length; move++) {
        double right = Logistic.of(moves.get(move).of(logOdds, surer));
        logs[move] += StrictMath.log(outcomes.get(i) ? right : 1 - right);
      }
    }
    Logistic.softmax(logs);
    return new Recalibration(moves, logs, mostlySure);
  }

  /** What one writer's word means is told by its others alone, so that no outcome leaves it out. */
  private static double mostlySure(List<GivenConfidence> given) {
    return given.stream()
        .flatMapToDouble(one -> one.surenessLogOdds().stream())
        .average()
        .orElse(Double.NaN);
  }

  /** In log odds. */
  private static double surer(GivenConfidence given, double mostlySure) {
    return Double.isNaN(mostlySure) ? 0 : given.surenessLogOdds().orElse(mostlySure) - mostlySure;
  }

  /**
   * @return between 0 and 1, growing with the confidence
   */
  public double probability(GivenConfidence given) {
    double logOdds = given.logOdds();
    double surer = surer(given, mostlySure);
    double probability = 0;
    for (int move = 0; move < weights.length; move++) {
      probability += weights[move] * Logistic.of(moves.get(move).of(logOdds, surer));
    }
    return probability;
  }
}
