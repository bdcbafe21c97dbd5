package io.github.askjdbc.laboratory.learning;

import io.github.askjdbc.learning.Logistic;
import java.util.Arrays;

/** The loss of a softmax over the rows of a group, which follow one another. */
final class RankingLoss implements Boosting.Loss {

  private static final double LEAST_CURVATURE = 1e-4;

  private final double[] grades;
  private final int[] groups;

  RankingLoss(double[] grades, int[] groups) {
    this.grades = grades;
    this.groups = groups;
  }

  @Override
  public double base() {
    return 0;
  }

  @Override
  public void derivatives(double[] margins, double[] slopes, double[] curvatures) {
    Arrays.fill(slopes, 0);
    Arrays.fill(curvatures, 0);
    for (int from = 0; from < groups.length; ) {
      int to = from + 1;
      while (to < groups.length && groups[to] == groups[from]) {
        to++;
      }
      listwise(from, to, margins, slopes, curvatures);
      from = to;
    }
  }

  private void listwise(int from, int to, double[] margins, double[] slopes, double[] curvatures) {
    double least = Double.POSITIVE_INFINITY;
    double sum = 0;
    for (int row = from; row < to; row++) {
      least = Math.min(least, grades[row]);
      sum += grades[row];
    }
    double excess = sum - least * (to - from);
    if (excess <= 0) {
      return;
    }
    double[] shares = Arrays.copyOfRange(margins, from, to);
    Logistic.softmax(shares);
    for (int row = from; row < to; row++) {
      double share = shares[row - from];
      slopes[row] = share - (grades[row] - least) / excess;
      curvatures[row] = Math.max(LEAST_CURVATURE, share * (1 - share));
    }
  }
}
