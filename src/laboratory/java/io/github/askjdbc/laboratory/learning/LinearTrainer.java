package io.github.askjdbc.laboratory.learning;

import io.github.askjdbc.learning.Features;
import io.github.askjdbc.learning.Logistic;
import io.github.askjdbc.learning.LogisticRegression;
import io.github.askjdbc.learning.MultinomialRegression;
import io.github.askjdbc.learning.Shapes;
import io.github.askjdbc.learning.SparseWeights;
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
public final class LinearTrainer {

  private static final double BETA = 1;

  /** Of weights up to the largest one: no finer difference matters, and the file is smaller. */
  private static final int STEPS = 8191;

  private final LinearSettings settings;
  private final int width;
  private final int biasRow;
  private final double[] pulls;
  private final double[] squares;
  private final double[] outputs;
  private double passes;

  private LinearTrainer(LinearSettings settings, int width) {
    this.settings = settings;
    this.width = width;
    this.biasRow = settings.dimension();
    this.pulls = new double[(settings.dimension() + 1) * width];
    this.squares = new double[pulls.length];
    this.outputs = new double[width];
  }

  /** What an example should give. */
  private interface Targets {
    /** Between 0 and 1. */
    double of(int example, int output);
  }

  /**
   * @param targets one a row, between 0 and 1; what lies between counts as that share of both
   */
  public static LogisticRegression logistic(
      List<Features> rows, double[] targets, LinearSettings settings) {
    return logistic(rows, targets, ones(rows.size()), settings);
  }

  /**
   * @param importance how often each row counts, at least 0
   */
  public static LogisticRegression logistic(
      List<Features> rows, double[] targets, double[] importance, LinearSettings settings) {
    Shapes.same(rows.size(), targets.length, importance.length);
    Shapes.shares(targets);
    LinearTrainer trainer = new LinearTrainer(settings, 1);
    trainer.train(rows, (example, output) -> targets[example], importance);
    return new LogisticRegression(trainer.bias()[0], trainer.weights());
  }

  /**
   * @param classes one a row, from 0 to {@code classCount - 1}
   */
  public static MultinomialRegression multinomial(
      List<Features> rows, int[] classes, int classCount, LinearSettings settings) {
    Shapes.same(rows.size(), classes.length);
    for (int found : classes) {
      if (found < 0 || found >= classCount) {
        throw new IllegalArgumentException(
            "class " + found + " is not among the " + classCount + " classes, which start at 0");
      }
    }
    LinearTrainer trainer = new LinearTrainer(settings, classCount);
    trainer.train(rows, (example, output) -> classes[example] == output ? 1 : 0, ones(rows.size()));
    return new MultinomialRegression(trainer.bias(), trainer.weights());
  }

  private void train(List<Features> rows, Targets targets, double[] weights) {
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

  private float[] bias() {
    float[] bias = new float[width];
    for (int k = 0; k < width; k++) {
      bias[k] = (float) weight(biasRow * width + k);
    }
    return bias;
  }

  private SparseWeights weights() {
    double[] dense = new double[settings.dimension() * width];
    for (int at = 0; at < dense.length; at++) {
      dense[at] = weight(at);
    }
    return quantised(dense, width);
  }

  /**
   * @param dense the weights of output k for feature i at {@code i * width + k}
   */
  private static SparseWeights quantised(double[] dense, int width) {
    double largest = 0;
    for (double weight : dense) {
      largest = Math.max(largest, Math.abs(weight));
    }
    float step = largest == 0 ? 1 : Math.max(Float.MIN_NORMAL, (float) (largest / STEPS));
    int features = dense.length / width;
    long[] held = new long[(features + Long.SIZE - 1) / Long.SIZE];
    short[] multiples = new short[dense.length];
    int kept = 0;
    for (int feature = 0; feature < features; feature++) {
      boolean any = false;
      for (int k = 0; k < width; k++) {
        long multiple = Math.round(dense[feature * width + k] / step);
        multiples[kept * width + k] = (short) multiple;
        any |= multiple != 0;
      }
      if (any) {
        held[feature / Long.SIZE] |= 1L << feature;
        kept++;
      }
    }
    return new SparseWeights(width, step, held, Arrays.copyOf(multiples, kept * width));
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
