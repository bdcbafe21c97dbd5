package io.github.askjdbc.laboratory.learning;

/**
 * Finds the best split of a leaf from its histogram.
 *
 * @param l2 shrinks the worth of small leaves, at least 0
 * @param minRows on each side
 * @param minCurvature on each side, above 0
 */
record SplitFinder(double l2, int minRows, double minCurvature) {

  /**
   * How a leaf could be parted.
   *
   * @param gain by which the loss falls, 0 where no split is allowed
   * @param lastLeft bins from 1 up to this one go left
   * @param missingLeft whether bin 0 does
   */
  record Split(double gain, int column, int lastLeft, boolean missingLeft) {
    static final Split NONE = new Split(0, 0, 0, false);

    boolean goesLeft(int bin) {
      return bin == 0 ? missingLeft : bin <= lastLeft;
    }
  }

  /** One side of a split while bins move over to it. */
  private static final class Side {
    private double slope;
    private double curvature;
    private int rows;

    private void add(Histogram histogram, int start, int bin, int sign) {
      slope += sign * histogram.slope(start, bin);
      curvature += sign * histogram.curvature(start, bin);
      rows += sign * histogram.rows(start, bin);
    }
  }

  Split best(Histogram histogram) {
    Split best = Split.NONE;
    int start = 0;
    for (int i = 0; i < histogram.width(); i++) {
      if (histogram.bins(i) > 2) {
        best = better(best, scan(histogram, i, start, true));
        if (histogram.rows(start, 0) > 0) {
          best = better(best, scan(histogram, i, start, false));
        }
      }
      start = histogram.next(i, start);
    }
    return best;
  }

  private Split scan(Histogram histogram, int column, int start, boolean missingLeft) {
    int bins = histogram.bins(column);
    Side left = new Side();
    Side right = new Side();
    for (int bin = 0; bin < bins; bin++) {
      right.add(histogram, start, bin, 1);
    }
    double whole = worth(right);
    if (missingLeft) {
      move(histogram, start, 0, left, right);
    }
    double bestGain = 0;
    int bestBin = 0;
    boolean leftLarger = false;
    for (int bin = 1; bin < bins - 1; bin++) {
      move(histogram, start, bin, left, right);
      if (histogram.rows(start, bin) > 0 && allowed(left) && allowed(right)) {
        double gain = worth(left) + worth(right) - whole;
        if (gain > bestGain) {
          bestGain = gain;
          bestBin = bin;
          leftLarger = left.rows >= right.rows;
        }
      }
    }
    if (bestBin == 0) {
      return Split.NONE;
    }
    // a value that was never missing here, and later is, goes with the many
    boolean seenMissing = histogram.rows(start, 0) > 0;
    return new Split(
        bestGain, histogram.column(column), bestBin, seenMissing ? missingLeft : leftLarger);
  }

  private static void move(Histogram histogram, int start, int bin, Side left, Side right) {
    left.add(histogram, start, bin, 1);
    right.add(histogram, start, bin, -1);
  }

  private boolean allowed(Side side) {
    return side.rows >= minRows && side.curvature >= minCurvature;
  }

  private double worth(Side side) {
    return side.slope * side.slope / Math.max(side.curvature + l2, minCurvature);
  }

  private static Split better(Split one, Split other) {
    return other.gain() > one.gain() ? other : one;
  }
}
