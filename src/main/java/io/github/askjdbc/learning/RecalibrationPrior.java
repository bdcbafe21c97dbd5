package io.github.askjdbc.learning;

import java.util.ArrayList;
import java.util.List;

/**
 * How far confidences in one writer on one database may lie off before an outcome of it is known:
 * their log odds, stretched around a pivot and moved, and moved by the writer's own sureness.
 *
 * <p>The means and deviations are those under which outcomes of writers and databases that the
 * confidences were not learned from are likeliest, rounded ({@code ask evaluate writers} shows what
 * they give).
 */
public final class RecalibrationPrior {

  /** How much log odds grow with those of the writer's own sureness; words and tokens are alike. */
  private static final Normal SURENESS = new Normal(1.6, 0.8);

  /**
   * The writer's like was learned from: confidences hold on the average, and so does their order.
   * The slope makes good what averaging over the moves flattens (MacKay 1992, the probit's match).
   */
  public static final RecalibrationPrior LEARNED =
      new RecalibrationPrior(new Normal(0, 1), new Normal(StrictMath.sqrt(1 + Math.PI / 8), 0), 0);

  /**
   * The writer's like was never seen: the level may be far off, and the order may say little. The
   * pivot is where the default penalty decides, so that a slope moves little of what is decided.
   */
  public static final RecalibrationPrior UNSEEN =
      new RecalibrationPrior(new Normal(0.5, 2.5), new Normal(1, 0.5), 2);

  private static final double FARTHEST = 6;
  private static final double SHIFT_STEP = 0.2;
  private static final double STEPS_IN_A_DEVIATION = 2.5;
  private static final int DEVIATIONS = 2;

  private final Normal shift;
  private final Normal slope;
  private final double pivot;

  private RecalibrationPrior(Normal shift, Normal slope, double pivot) {
    this.shift = shift;
    this.slope = slope;
    this.pivot = pivot;
  }

  /**
   * A normal distribution.
   *
   * @param deviation 0 where the mean is all that can be
   */
  private record Normal(double mean, double deviation) {

    /** The mean, and steps from it as far as it matters, none of them below 0. */
    List<Double> grid() {
      List<Double> grid = new ArrayList<>();
      double step = deviation / STEPS_IN_A_DEVIATION;
      int most = deviation == 0 ? 0 : (int) (DEVIATIONS * STEPS_IN_A_DEVIATION);
      for (int at = -most; at <= most; at++) {
        if (mean + at * step >= 0) {
          grid.add(mean + at * step);
        }
      }
      return grid;
    }

    /** Up to a constant. */
    double logDensity(double value) {
      double far = deviation == 0 ? 0 : (value - mean) / deviation;
      return -far * far / 2;
    }
  }

  /**
   * What may have to be done to log odds.
   *
   * @param sureness by how much they grow with those of the writer's own sureness
   * @param logDensity of it, up to a constant
   */
  record Move(double shift, double slope, double sureness, double pivot, double logDensity) {

    /**
     * @param surer than mostly, in log odds
     */
    double of(double logOdds, double surer) {
      return pivot + slope * (logOdds - pivot) + shift + sureness * surer;
    }
  }

  /** On a grid. */
  List<Move> moves() {
    List<Move> moves = new ArrayList<>();
    for (double shifted = -FARTHEST; shifted <= FARTHEST; shifted += SHIFT_STEP) {
      for (double steep : slope.grid()) {
        for (double sure : SURENESS.grid()) {
          moves.add(
              new Move(
                  shifted,
                  steep,
                  sure,
                  pivot,
                  shift.logDensity(shifted) + slope.logDensity(steep) + SURENESS.logDensity(sure)));
        }
      }
    }
    return moves;
  }
}
