package io.github.askjdbc.learning;

/**
 * A rising step function of the score, with straight lines between the middles of its steps, so
 * that the order of scores survives. Immutable.
 */
public final class IsotonicRegression implements Calibrator {

  private static final int KNOT_BYTES = 8;

  private final float[] scores;
  private final float[] probabilities;

  /**
   * @param scores at least one, rising
   * @param probabilities of those scores, not falling
   */
  public IsotonicRegression(float[] scores, float[] probabilities) {
    Shapes.same(scores.length, probabilities.length);
    this.scores = scores.clone();
    this.probabilities = probabilities.clone();
  }

  @Override
  public double probability(double score) {
    int last = scores.length - 1;
    if (score <= scores[0]) {
      return probabilities[0];
    }
    if (score >= scores[last]) {
      return probabilities[last];
    }
    int above = 1;
    while (scores[above] < score) {
      above++;
    }
    double width = scores[above] - scores[above - 1];
    double along = width == 0 ? 1 : (score - scores[above - 1]) / width;
    return probabilities[above - 1] * (1 - along) + probabilities[above] * along;
  }

  /** Tag, number of knots, then the score and the probability of each. */
  @Override
  public void write(ModelOutput out) {
    out.count(ModelKind.ISOTONIC.tag());
    out.count(scores.length);
    for (int i = 0; i < scores.length; i++) {
      out.real(scores[i]);
      out.real(probabilities[i]);
    }
  }

  static IsotonicRegression readRest(ModelInput in) throws DamagedModelException {
    int knots = in.items(KNOT_BYTES);
    if (knots == 0) {
      throw new DamagedModelException("the model file holds a calibration without knots");
    }
    float[] scores = new float[knots];
    float[] probabilities = new float[knots];
    for (int i = 0; i < knots; i++) {
      scores[i] = in.real();
      probabilities[i] = in.real();
      boolean rising =
          i == 0 || (scores[i] >= scores[i - 1] && probabilities[i] >= probabilities[i - 1]);
      if (!rising || !(probabilities[i] >= 0 && probabilities[i] <= 1)) {
        throw new DamagedModelException("a calibration in the model file does not rise");
      }
    }
    return new IsotonicRegression(scores, probabilities);
  }
}
