package io.github.askjdbc.laboratory.learning;

/**
 * For each bin of some columns: the sums of slopes and curvatures of a leaf's rows, and their
 * count.
 */
final class Histogram {

  private static final int CELLS = 3;

  private final BinnedColumns columns;
  private final int[] allowed;
  private final double[] sums;

  private Histogram(BinnedColumns columns, int[] allowed, double[] sums) {
    this.columns = columns;
    this.allowed = allowed;
    this.sums = sums;
  }

  /**
   * @param allowed the columns that it covers
   */
  static Histogram of(
      BinnedColumns columns, int[] allowed, int[] rows, double[] slopes, double[] curvatures) {
    double[] slopesHere = new double[rows.length];
    double[] curvaturesHere = new double[rows.length];
    for (int i = 0; i < rows.length; i++) {
      slopesHere[i] = slopes[rows[i]];
      curvaturesHere[i] = curvatures[rows[i]];
    }
    int size = 0;
    for (int column : allowed) {
      size += CELLS * columns.count(column);
    }
    double[] sums = new double[size];
    int start = 0;
    for (int column : allowed) {
      byte[] binOf = columns.of(column);
      for (int i = 0; i < rows.length; i++) {
        int at = start + CELLS * (binOf[rows[i]] & 0xff);
        sums[at] += slopesHere[i];
        sums[at + 1] += curvaturesHere[i];
        sums[at + 2]++;
      }
      start += CELLS * columns.count(column);
    }
    return new Histogram(columns, allowed, sums);
  }

  /** What is left for the rest of the rows, over the same columns. */
  Histogram minus(Histogram part) {
    double[] rest = sums.clone();
    for (int i = 0; i < rest.length; i++) {
      rest[i] -= part.sums[i];
    }
    return new Histogram(columns, allowed, rest);
  }

  int width() {
    return allowed.length;
  }

  int column(int i) {
    return allowed[i];
  }

  /** Where the i-th column's bins start, given where the one before it does. */
  int next(int i, int start) {
    return start + CELLS * columns.count(allowed[i]);
  }

  int bins(int i) {
    return columns.count(allowed[i]);
  }

  double slope(int start, int bin) {
    return sums[start + CELLS * bin];
  }

  double curvature(int start, int bin) {
    return sums[start + CELLS * bin + 1];
  }

  int rows(int start, int bin) {
    return (int) sums[start + CELLS * bin + 2];
  }
}
