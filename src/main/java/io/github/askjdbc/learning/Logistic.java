package io.github.askjdbc.learning;

/** The logistic function and its relatives, the same to the bit on every machine. */
public final class Logistic {

  private Logistic() {}

  public static double of(double x) {
    return x >= 0 ? 1 / (1 + StrictMath.exp(-x)) : 1 - 1 / (1 + StrictMath.exp(x));
  }

  /** The inverse of {@link #of}; the score is first kept away from 0 and 1. */
  public static double logit(double score) {
    double inside = Math.max(1e-6, Math.min(1 - 1e-6, score));
    return StrictMath.log(inside / (1 - inside));
  }

  /** Replaces numbers by shares that add up to 1. */
  public static void softmax(double[] values) {
    double largest = Double.NEGATIVE_INFINITY;
    for (double value : values) {
      largest = Math.max(largest, value);
    }
    double sum = 0;
    for (int i = 0; i < values.length; i++) {
      values[i] = StrictMath.exp(values[i] - largest);
      sum += values[i];
    }
    for (int i = 0; i < values.length; i++) {
      values[i] /= sum;
    }
  }
}
