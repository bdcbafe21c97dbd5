package io.github.askjdbc.learning;

import java.util.Arrays;

/** Losses over the rows of a group, which follow one another. */
final class RankingLoss implements Boosting.Loss {

  private static final double LEAST_CURVATURE = 1e-4;

  private final double[] grades;
  private final int[] groups;
  private final BoostedTrees.Ranking ranking;

  RankingLoss(double[] grades, int[] groups, BoostedTrees.Ranking ranking) {
    this.grades = grades;
    this.groups = groups;
    this.ranking = ranking;
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
      if (ranking == BoostedTrees.Ranking.PAIRWISE) {
        pairwise(from, to, margins, slopes, curvatures);
      } else {
        listwise(from, to, margins, slopes, curvatures);
      }
      from = to;
    }
  }

  /** Pairs of a group weigh as much as one row, so that large groups do not drown small ones. */
  private void pairwise(int from, int to, double[] margins, double[] slopes, double[] curvatures) {
    int pairs = 0;
    for (int better = from; better < to; better++) {
      for (int worse = from; worse < to; worse++) {
        pairs += grades[better] > grades[worse] ? 1 : 0;
      }
    }
    for (int better = from; better < to; better++) {
      for (int worse = from; worse < to; worse++) {
        if (grades[better] > grades[worse]) {
          double wrong = Logistic.of(margins[worse] - margins[better]);
          double curvature = Math.max(LEAST_CURVATURE, wrong * (1 - wrong)) / pairs;
          slopes[better] -= wrong / pairs;
          slopes[worse] += wrong / pairs;
          curvatures[better] += curvature;
          curvatures[worse] += curvature;
        }
      }
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
