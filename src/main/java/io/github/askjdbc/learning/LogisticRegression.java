package io.github.askjdbc.learning;

import java.util.List;

/** Binary logistic regression over sparse features. Immutable. */
public final class LogisticRegression {

  private final float bias;
  private final SparseWeights weights;

  private LogisticRegression(float bias, SparseWeights weights) {
    this.bias = bias;
    this.weights = weights;
  }

  /**
   * @param targets one a row, between 0 and 1; what lies between counts as that share of both
   */
  public static LogisticRegression train(
      List<Features> rows, double[] targets, LinearSettings settings) {
    return train(rows, targets, LinearTrainer.ones(rows.size()), settings);
  }

  /**
   * @param importance how often each row counts, at least 0
   */
  public static LogisticRegression train(
      List<Features> rows, double[] targets, double[] importance, LinearSettings settings) {
    Shapes.same(rows.size(), targets.length, importance.length);
    Shapes.shares(targets);
    LinearTrainer trainer = new LinearTrainer(settings, 1);
    trainer.train(rows, (example, output) -> targets[example], importance);
    return new LogisticRegression((float) trainer.bias()[0], trainer.weights());
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

  /** The weight of the feature at an index, 0 where it has none. */
  public double weight(int index) {
    int row = weights.row(index);
    return row < 0 ? 0 : weights.weight(row, 0);
  }

  /** How many features have a weight other than 0. */
  public int size() {
    return weights.size();
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
