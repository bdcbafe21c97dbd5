package io.github.askjdbc.learning;

import java.util.Arrays;

/** Fits a logistic curve in a few inputs by Newton's method, none of them with a falling slope. */
final class CurveFit {

  private static final int STEPS = 100;
  private static final double CLOSE = 1e-9;
  private static final double RIDGE = 1e-6;

  private CurveFit() {}

  /**
   * @param inputs a row an outcome, of equal length
   * @return a weight for each input, at least 0, and the offset
   */
  static double[] nonNegative(double[][] inputs, boolean[] outcomes) {
    int width = inputs.length == 0 ? 0 : inputs[0].length;
    boolean[] used = new boolean[width + 1];
    Arrays.fill(used, true);
    double[] weights = fit(inputs, outcomes, used);
    // a falling slope would change the order of scores: that input is left out
    for (int round = 0; round < width; round++) {
      int lowest = -1;
      for (int i = 0; i < width; i++) {
        lowest = weights[i] < 0 && (lowest < 0 || weights[i] < weights[lowest]) ? i : lowest;
      }
      if (lowest < 0) {
        break;
      }
      used[lowest] = false;
      weights = fit(inputs, outcomes, used);
    }
    return weights;
  }

  private static double[] fit(double[][] inputs, boolean[] outcomes, boolean[] used) {
    int size = used.length;
    int right = 0;
    for (boolean outcome : outcomes) {
      right += outcome ? 1 : 0;
    }
    double high = (right + 1.0) / (right + 2.0);
    double low = 1.0 / (outcomes.length - right + 2.0);
    double[] weights = new double[size];
    for (int step = 0; step < STEPS; step++) {
      double[] slope = new double[size];
      double[][] curvature = new double[size][size];
      for (int row = 0; row < inputs.length; row++) {
        double score = Logistic.of(sum(weights, inputs[row]));
        double distance = score - (outcomes[row] ? high : low);
        for (int i = 0; i < size; i++) {
          slope[i] += distance * input(inputs[row], i);
          for (int j = 0; j < size; j++) {
            curvature[i][j] += score * (1 - score) * input(inputs[row], i) * input(inputs[row], j);
          }
        }
      }
      double[] change = solve(curvature, slope, weights, used);
      double length = 0;
      for (int i = 0; i < size; i++) {
        // long steps are cut, since far from the optimum Newton's method overshoots
        double cut = Math.max(-2, Math.min(2, change[i]));
        weights[i] -= cut;
        length = Math.max(length, Math.abs(cut));
      }
      if (length < CLOSE) {
        break;
      }
    }
    return weights;
  }

  private static double sum(double[] weights, double[] inputs) {
    double sum = weights[inputs.length];
    for (int i = 0; i < inputs.length; i++) {
      sum += weights[i] * inputs[i];
    }
    return sum;
  }

  private static double input(double[] inputs, int i) {
    return i == inputs.length ? 1 : inputs[i];
  }

  /** Gaussian elimination on the few inputs in use, with a slight pull to 0. */
  private static double[] solve(
      double[][] curvature, double[] slope, double[] weights, boolean[] used) {
    int size = slope.length;
    double[][] matrix = new double[size][size + 1];
    for (int i = 0; i < size; i++) {
      for (int j = 0; j < size; j++) {
        matrix[i][j] = used[i] && used[j] ? curvature[i][j] : 0;
      }
      matrix[i][i] = used[i] ? matrix[i][i] + RIDGE : 1;
      matrix[i][size] = used[i] ? slope[i] + RIDGE * weights[i] : 0;
    }
    for (int pivot = 0; pivot < size; pivot++) {
      for (int row = 0; row < size; row++) {
        if (row != pivot) {
          double factor = matrix[row][pivot] / matrix[pivot][pivot];
          for (int j = pivot; j <= size; j++) {
            matrix[row][j] -= factor * matrix[pivot][j];
          }
        }
      }
    }
    double[] solution = new double[size];
    for (int i = 0; i < size; i++) {
      solution[i] = matrix[i][size] / matrix[i][i];
    }
    return solution;
  }
}
