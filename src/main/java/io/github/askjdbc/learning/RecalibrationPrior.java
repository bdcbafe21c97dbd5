package io.github.askjdbc.learning;

import java.util.ArrayList;
import java.util.List;

/**
 * How far confidences in one writer on one database may lie off before an outcome of it is known:
 * their log odds, stretched around a pivot and moved.
 *
 * <p>The deviations are those under which outcomes of writers and databases that the confidences
 * were not learned from are likeliest, rounded ({@code ask evaluate writers} shows what they give).
 */
public enum RecalibrationPrior {
  /**
   * The writer's like was learned from: confidences hold on the average, and so does their order.
   * The slope makes good what averaging over the moves flattens (MacKay 1992, the probit's match).
   */
  LEARNED(1, StrictMath.sqrt(1 + Math.PI / 8), 0, 0),

  /**
   * The writer's like was never seen: the level may be far off, and the order may say little. The
   * pivot is where the default penalty decides, so that a slope moves little of what is decided.
   */
  UNSEEN(2, 1, 0.5, 2);

  private static final double FARTHEST = 6;
  private static final int SHIFTS = 60;
  private static final double LEAST_SLOPE = 0.1;
  private static final double SLOPE_STEP = 0.2;
  private static final int SLOPES = 10;

  private final double shiftDeviation;
  private final double meanSlope;
  private final double slopeDeviation;
  private final double pivot;

  RecalibrationPrior(double shiftDeviation, double meanSlope, double slopeDeviation, double pivot) {
    this.shiftDeviation = shiftDeviation;
    this.meanSlope = meanSlope;
    this.slopeDeviation = slopeDeviation;
    this.pivot = pivot;
  }

  /**
   * What may have to be done to log odds.
   *
   * @param logDensity of it, up to a constant
   */
  record Move(double shift, double slope, double pivot, double logDensity) {

    double of(double logOdds) {
      return pivot + slope * (logOdds - pivot) + shift;
    }
  }

  /** On a grid. */
  List<Move> moves() {
    List<Move> moves = new ArrayList<>();
    for (int step = 0; step <= SHIFTS; step++) {
      double shift = FARTHEST * (2.0 * step / SHIFTS - 1);
      for (double slope : slopes()) {
        moves.add(new Move(shift, slope, pivot, logDensity(shift, slope)));
      }
    }
    return moves;
  }

  private List<Double> slopes() {
    if (slopeDeviation == 0) {
      return List.of(meanSlope);
    }
    List<Double> slopes = new ArrayList<>();
    for (int step = 0; step < SLOPES; step++) {
      slopes.add(LEAST_SLOPE + SLOPE_STEP * step);
    }
    return slopes;
  }

  private double logDensity(double shift, double slope) {
    double far = shift / shiftDeviation;
    double steep = slopeDeviation == 0 ? 0 : (slope - meanSlope) / slopeDeviation;
    return -(far * far + steep * steep) / 2;
  }
}
