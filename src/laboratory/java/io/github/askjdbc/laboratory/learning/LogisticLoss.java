package io.github.askjdbc.laboratory.learning;

import io.github.askjdbc.learning.Logistic;

/** The logistic loss of each row by itself. */
final class LogisticLoss implements Boosting.Loss {

  private static final double LEAST_CURVATURE = 1e-6;

  private final double[] targets;
  private final double[] importance;

  LogisticLoss(double[] targets, double[] importance) {
    this.targets = targets;
    this.importance = importance;
  }

  @Override
  public double base() {
    double sum = 0;
    double weights = 0;
    for (int row = 0; row < targets.length; row++) {
      sum += importance[row] * targets[row];
      weights += importance[row];
    }
    return weights == 0 ? 0 : Logistic.logit(sum / weights);
  }

  @Override
  public void derivatives(double[] margins, double[] slopes, double[] curvatures) {
    for (int row = 0; row < targets.length; row++) {
      double score = Logistic.of(margins[row]);
      slopes[row] = importance[row] * (score - targets[row]);
      curvatures[row] = importance[row] * Math.max(LEAST_CURVATURE, score * (1 - score));
    }
  }
}
