package io.github.askjdbc.learning;

import java.util.List;

/** Multinomial logistic regression (softmax over classes) over sparse features. Immutable. */
public final class MultinomialRegression {

  private static final int MAX_CLASSES = 1 << 12;

  private final float[] bias;
  private final SparseWeights weights;

  private MultinomialRegression(float[] bias, SparseWeights weights) {
    this.bias = bias;
    this.weights = weights;
  }

  /**
   * @param classes one a row, from 0 to {@code classCount - 1}
   * @param classCount from 2 to 4,096
   */
  public static MultinomialRegression train(
      List<Features> rows, int[] classes, int classCount, LinearSettings settings) {
    return train(rows, classes, classCount, LinearTrainer.ones(rows.size()), settings);
  }

  /**
   * @param importance how often each row counts, at least 0
   */
  public static MultinomialRegression train(
      List<Features> rows,
      int[] classes,
      int classCount,
      double[] importance,
      LinearSettings settings) {
    Shapes.same(rows.size(), classes.length, importance.length);
    if (classCount < 2 || classCount > MAX_CLASSES) {
      throw new IllegalArgumentException(
          "classCount is " + classCount + "; use a number from 2 to " + MAX_CLASSES);
    }
    for (int found : classes) {
      if (found < 0 || found >= classCount) {
        throw new IllegalArgumentException(
            "class " + found + " is not among the " + classCount + " classes, which start at 0");
      }
    }
    LinearTrainer trainer = new LinearTrainer(settings, classCount);
    trainer.train(rows, (example, output) -> classes[example] == output ? 1 : 0, importance);
    double[] found = trainer.bias();
    float[] bias = new float[classCount];
    for (int k = 0; k < classCount; k++) {
      bias[k] = (float) found[k];
    }
    return new MultinomialRegression(bias, trainer.weights());
  }

  public int classCount() {
    return bias.length;
  }

  /** One share a class; they add up to 1. */
  public double[] scores(Features features) {
    double[] outputs = new double[bias.length];
    for (int k = 0; k < outputs.length; k++) {
      outputs[k] = bias[k];
    }
    weights.addTo(outputs, features);
    Logistic.softmax(outputs);
    return outputs;
  }

  /** How many features have a weight other than 0. */
  public int size() {
    return weights.size();
  }

  /** Tag, number of classes, biases, step, then feature gaps, each with a multiple a class. */
  public void write(ModelOutput out) {
    out.count(ModelKind.LINEAR.tag());
    out.count(bias.length);
    for (float value : bias) {
      out.real(value);
    }
    weights.write(out);
  }

  public static MultinomialRegression read(ModelInput in) throws DamagedModelException {
    in.tag(ModelKind.LINEAR);
    int classCount = in.below(MAX_CLASSES + 1);
    if (classCount < 2) {
      throw new DamagedModelException(
          "the model file holds one output where classes were expected");
    }
    float[] bias = new float[classCount];
    for (int k = 0; k < classCount; k++) {
      bias[k] = in.real();
    }
    return new MultinomialRegression(bias, SparseWeights.read(in, classCount));
  }
}
