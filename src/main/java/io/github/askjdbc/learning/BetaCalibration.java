package io.github.askjdbc.learning;

/**
 * A logistic curve over {@code ln s} and {@code -ln(1 - s)} (Kull, Silva Filho and Flach 2017;
 * three parameters): unlike Platt's it can be the identity, and bend one end alone.
 */
public final class BetaCalibration implements Calibrator {

  private final float low;
  private final float high;
  private final float offset;

  private BetaCalibration(float low, float high, float offset) {
    this.low = low;
    this.high = high;
    this.offset = offset;
  }

  /**
   * @param scores between 0 and 1, of outcomes that the scores' model was not trained on
   * @param outcomes whether each came true
   */
  public static BetaCalibration fit(double[] scores, boolean[] outcomes) {
    Shapes.same(scores.length, outcomes.length);
    double[][] inputs = new double[scores.length][];
    for (int i = 0; i < scores.length; i++) {
      inputs[i] = new double[] {low(scores[i]), high(scores[i])};
    }
    double[] fitted = CurveFit.nonNegative(inputs, outcomes);
    return new BetaCalibration((float) fitted[0], (float) fitted[1], (float) fitted[2]);
  }

  @Override
  public double probability(double score) {
    return Logistic.of(low * low(score) + high * high(score) + offset);
  }

  /** Tag, weights of both ends, offset. */
  @Override
  public void write(ModelOutput out) {
    out.count(ModelKind.BETA.tag());
    out.real(low);
    out.real(high);
    out.real(offset);
  }

  static BetaCalibration readRest(ModelInput in) throws DamagedModelException {
    return new BetaCalibration(Calibrators.slope(in), Calibrators.slope(in), in.real());
  }

  private static double low(double score) {
    return StrictMath.log(Math.max(1e-6, score));
  }

  private static double high(double score) {
    return -StrictMath.log(Math.max(1e-6, 1 - score));
  }
}
