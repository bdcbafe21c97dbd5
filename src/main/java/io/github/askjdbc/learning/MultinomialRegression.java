package io.github.askjdbc.learning;

/** Multinomial logistic regression (softmax over classes) over sparse features. Immutable. */
public final class MultinomialRegression {

  private static final int MAX_CLASSES = 1 << 12;

  private final float[] bias;
  private final SparseWeights weights;

  /**
   * @param bias one a class, of which there are 2 to {@value #MAX_CLASSES}
   */
  public MultinomialRegression(float[] bias, SparseWeights weights) {
    if (bias.length < 2 || bias.length > MAX_CLASSES) {
      throw new IllegalArgumentException(
          "there are " + bias.length + " classes; use a number from 2 to " + MAX_CLASSES);
    }
    this.bias = bias.clone();
    this.weights = weights;
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
