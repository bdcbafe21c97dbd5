package io.github.askjdbc.learning;

/**
 * A logistic curve over the score's log odds (Platt 1999; two parameters), with his smoothed
 * targets, so that few outcomes do not give certainty.
 */
public final class PlattScaling implements Calibrator {

  private final float slope;
  private final float offset;

  private PlattScaling(float slope, float offset) {
    this.slope = slope;
    this.offset = offset;
  }

  /**
   * @param scores between 0 and 1, of outcomes that the scores' model was not trained on
   * @param outcomes whether each came true
   */
  public static PlattScaling fit(double[] scores, boolean[] outcomes) {
    Shapes.same(scores.length, outcomes.length);
    double[][] inputs = new double[scores.length][];
    for (int i = 0; i < scores.length; i++) {
      inputs[i] = new double[] {Logistic.logit(scores[i])};
    }
    double[] fitted = CurveFit.nonNegative(inputs, outcomes);
    return new PlattScaling((float) fitted[0], (float) fitted[1]);
  }

  @Override
  public double probability(double score) {
    return Logistic.of(slope * Logistic.logit(score) + offset);
  }

  /** Tag, slope, offset. */
  @Override
  public void write(ModelOutput out) {
    out.count(ModelKind.PLATT.tag());
    out.real(slope);
    out.real(offset);
  }

  static PlattScaling readRest(ModelInput in) throws DamagedModelException {
    return new PlattScaling(Calibrators.slope(in), in.real());
  }
}
