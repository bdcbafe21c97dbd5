package io.github.askjdbc.learning;

/** Finds the best split of a leaf from a histogram of each column. */
final class SplitFinder {

  private final BinnedColumns columns;
  private final double l2;
  private final int minRows;
  private final double minCurvature;
  private final double[] slopeSums = new double[BinnedColumns.BINS + 1];
  private final double[] curvatureSums = new double[BinnedColumns.BINS + 1];
  private final int[] counts = new int[BinnedColumns.BINS + 1];
  private double[] slopesHere = new double[0];
  private double[] curvaturesHere = new double[0];

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

    private void add(double slopeOf, double curvatureOf, int rowsOf) {
      slope += slopeOf;
      curvature += curvatureOf;
      rows += rowsOf;
    }
  }

  SplitFinder(BinnedColumns columns, double l2, int minRows, double minCurvature) {
    this.columns = columns;
    this.l2 = l2;
    this.minRows = minRows;
    this.minCurvature = minCurvature;
  }

  Split best(int[] rows, double[] slopes, double[] curvatures, int[] allowed) {
    gather(rows, slopes, curvatures);
    Split best = Split.NONE;
    for (int column : allowed) {
      int bins = columns.count(column);
      if (bins > 2) {
        fill(rows, columns.of(column), bins);
        best = better(best, scan(column, bins, true));
        if (counts[0] > 0) {
          best = better(best, scan(column, bins, false));
        }
      }
    }
    return best;
  }

  private void gather(int[] rows, double[] slopes, double[] curvatures) {
    if (slopesHere.length < rows.length) {
      slopesHere = new double[rows.length];
      curvaturesHere = new double[rows.length];
    }
    for (int i = 0; i < rows.length; i++) {
      slopesHere[i] = slopes[rows[i]];
      curvaturesHere[i] = curvatures[rows[i]];
    }
  }

  private void fill(int[] rows, byte[] binOf, int bins) {
    for (int bin = 0; bin < bins; bin++) {
      slopeSums[bin] = 0;
      curvatureSums[bin] = 0;
      counts[bin] = 0;
    }
    for (int i = 0; i < rows.length; i++) {
      int bin = binOf[rows[i]] & 0xff;
      slopeSums[bin] += slopesHere[i];
      curvatureSums[bin] += curvaturesHere[i];
      counts[bin]++;
    }
  }

  private Split scan(int column, int bins, boolean missingLeft) {
    Side left = new Side();
    Side right = new Side();
    for (int bin = 0; bin < bins; bin++) {
      right.add(slopeSums[bin], curvatureSums[bin], counts[bin]);
    }
    double whole = worth(right);
    if (missingLeft) {
      move(0, left, right);
    }
    double bestGain = 0;
    int bestBin = 0;
    boolean leftLarger = false;
    for (int bin = 1; bin < bins - 1; bin++) {
      move(bin, left, right);
      if (counts[bin] > 0 && allowed(left) && allowed(right)) {
        double gain = worth(left) + worth(right) - whole;
        if (gain > bestGain) {
          bestGain = gain;
          bestBin = bin;
          leftLarger = left.rows >= right.rows;
        }
      }
    }
    // where no value is missing, one that is in use goes with the many
    return bestBin == 0
        ? Split.NONE
        : new Split(bestGain, column, bestBin, counts[0] == 0 ? leftLarger : missingLeft);
  }

  private void move(int bin, Side left, Side right) {
    left.add(slopeSums[bin], curvatureSums[bin], counts[bin]);
    right.add(-slopeSums[bin], -curvatureSums[bin], -counts[bin]);
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
