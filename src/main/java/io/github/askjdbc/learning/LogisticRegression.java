package io.github.askjdbc.learning;

/** Binary logistic regression over sparse features. Immutable. */
public final class LogisticRegression {

  private final float bias;
  private final SparseWeights weights;

  public LogisticRegression(float bias, SparseWeights weights) {
    this.bias = bias;
    this.weights = weights;
  }

  /** Between 0 and 1, higher for targets near 1. */
  public double score(Features features) {
    return Logistic.of(margin(features));
  }

  /** The score before the logistic function: any number, 0 at a score of one half. */
  public double margin(Features features) {
    double[] sum = {bias};
    weights.addTo(sum, features);
    return sum[0];
  }

  /** Tag, 1 for the number of outputs, bias, step, then feature gaps and multiples of the step. */
  public void write(ModelOutput out) {
    out.count(ModelKind.LINEAR.tag());
    out.count(1);
    out.real(bias);
    weights.write(out);
  }

  public static LogisticRegression read(ModelInput in) throws DamagedModelException {
    in.tag(ModelKind.LINEAR);
    if (in.count() != 1) {
      throw new DamagedModelException("the model file holds classes where one output was expected");
    }
    return new LogisticRegression(in.real(), SparseWeights.read(in, 1));
  }
}
