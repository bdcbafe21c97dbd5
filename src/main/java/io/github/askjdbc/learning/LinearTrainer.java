package io.github.askjdbc.learning;

import java.util.Arrays;
import java.util.List;
import java.util.Random;

/**
 * FTRL-Proximal (McMahan et al. 2013, algorithm 1) over several passes: each weight has a learning
 * rate of its own, and is exactly 0 unless the examples pull at it hard enough. Regularisation
 * grows with the examples seen, so that its strength does not depend on the number of passes.
 *
 * <p>One output is logistic regression; several are a softmax over classes.
 */
final class LinearTrainer {

  private static final double BETA = 1;

  private final LinearSettings settings;
  private final int width;
  private final int biasRow;
  private final double[] pulls;
  private final double[] squares;
  private final double[] outputs;
  private double passes;

  LinearTrainer(LinearSettings settings, int width) {
    this.settings = settings;
    this.width = width;
    this.biasRow = settings.dimension();
    this.pulls = new double[(settings.dimension() + 1) * width];
    this.squares = new double[pulls.length];
    this.outputs = new double[width];
  }

  /** What an example should give. */
  interface Targets {
    /** Between 0 and 1. */
    double of(int example, int output);
  }

  void train(List<Features> rows, Targets targets, double[] weights) {
    int[] order = new int[rows.size()];
    for (int i = 0; i < order.length; i++) {
      order[i] = i;
    }
    Random random = new Random(settings.seed());
    long seen = 0;
    for (int epoch = 0; epoch < settings.epochs(); epoch++) {
      shuffle(order, random);
      for (int example : order) {
        passes = (double) ++seen / order.length;
        Features features = rows.get(example);
        check(features);
        predict(features);
        for (int k = 0; k < width; k++) {
          double gradient = weights[example] * (outputs[k] - targets.of(example, k));
          for (int i = 0; i < features.size(); i++) {
            update(features.index(i) * width + k, gradient * features.value(i));
          }
          update(biasRow * width + k, gradient);
        }
      }
    }
  }

  double[] bias() {
    double[] bias = new double[width];
    for (int k = 0; k < width; k++) {
      bias[k] = weight(biasRow * width + k);
    }
    return bias;
  }

  SparseWeights weights() {
    double[] dense = new double[settings.dimension() * width];
    for (int at = 0; at < dense.length; at++) {
      dense[at] = weight(at);
    }
    return SparseWeights.quantised(dense, width);
  }

  static double[] ones(int count) {
    double[] ones = new double[count];
    Arrays.fill(ones, 1);
    return ones;
  }

  private void check(Features features) {
    int size = features.size();
    if (size > 0 && features.index(size - 1) >= settings.dimension()) {
      throw new IllegalArgumentException(
          "a feature has index "
              + features.index(size - 1)
              + "; the dimension "
              + settings.dimension()
              + " allows only smaller ones");
    }
  }

  private void predict(Features features) {
    for (int k = 0; k < width; k++) {
      double sum = weight(biasRow * width + k);
      for (int i = 0; i < features.size(); i++) {
        sum += weight(features.index(i) * width + k) * features.value(i);
      }
      outputs[k] = sum;
    }
    if (width == 1) {
      outputs[0] = Logistic.of(outputs[0]);
    } else {
      Logistic.softmax(outputs);
    }
  }

  private double weight(int at) {
    boolean bias = at >= biasRow * width;
    double pull = pulls[at];
    double l1 = bias ? 0 : settings.l1() * passes;
    if (Math.abs(pull) <= l1) {
      return 0;
    }
    double l2 = bias ? 0 : settings.l2() * passes;
    return (Math.signum(pull) * l1 - pull)
        / ((BETA + Math.sqrt(squares[at])) / settings.rate() + l2);
  }

  private void update(int at, double gradient) {
    double before = squares[at];
    double after = before + gradient * gradient;
    double sigma = (Math.sqrt(after) - Math.sqrt(before)) / settings.rate();
    pulls[at] += gradient - sigma * weight(at);
    squares[at] = after;
  }

  private static void shuffle(int[] order, Random random) {
    for (int i = order.length - 1; i > 0; i--) {
      int j = random.nextInt(i + 1);
      int swapped = order[i];
      order[i] = order[j];
      order[j] = swapped;
    }
  }
}
