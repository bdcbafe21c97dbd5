package io.github.askjdbc.laboratory.learning;

import java.util.Arrays;

/**
 * The columns of a training set as small numbers: 0 for a missing value, then at most 254 ranges of
 * about as many rows each, so that splits are sought among ranges instead of values.
 */
final class BinnedColumns {

  static final int BINS = 255;
  private static final int MAX_SAMPLE = 1 << 17;

  private final byte[][] bins;
  private final float[][] cuts;

  BinnedColumns(float[][] rows) {
    int columns = rows.length == 0 ? 0 : rows[0].length;
    bins = new byte[columns][rows.length];
    cuts = new float[columns][];
    float[] values = new float[rows.length];
    for (int column = 0; column < columns; column++) {
      for (int row = 0; row < rows.length; row++) {
        values[row] = value(rows[row], column, columns);
      }
      cuts[column] = cuts(values);
      for (int row = 0; row < rows.length; row++) {
        bins[column][row] = (byte) bin(cuts[column], values[row]);
      }
    }
  }

  int columns() {
    return bins.length;
  }

  /** Bins of a column by row, to be read unsigned. */
  byte[] of(int column) {
    return bins[column];
  }

  /** How many bins the column has, the one for missing values among them. */
  int count(int column) {
    return cuts[column].length + 2;
  }

  /** Values up to and including this one are in the bin or a lower one. */
  float upper(int column, int bin) {
    return cuts[column][bin - 1];
  }

  private static float value(float[] row, int column, int columns) {
    if (row.length != columns) {
      throw new IllegalArgumentException(
          "a row has " + row.length + " columns and the first " + columns + "; use equal lengths");
    }
    if (Float.isInfinite(row[column])) {
      throw new IllegalArgumentException(
          "column " + column + " holds an infinite value; use a finite one, or NaN for missing");
    }
    return row[column];
  }

  private static int bin(float[] cuts, float value) {
    if (Float.isNaN(value)) {
      return 0;
    }
    int low = 0;
    int high = cuts.length;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (value <= cuts[middle]) {
        high = middle;
      } else {
        low = middle + 1;
      }
    }
    return low + 1;
  }

  private static float[] cuts(float[] values) {
    int stride = Math.max(1, values.length / MAX_SAMPLE);
    float[] sorted = new float[(values.length + stride - 1) / stride];
    int present = 0;
    for (int i = 0; i < values.length; i += stride) {
      if (!Float.isNaN(values[i])) {
        sorted[present++] = values[i] + 0f; // -0 and 0 are one value
      }
    }
    Arrays.sort(sorted, 0, present);
    int distinct = 0;
    for (int i = 0; i < present; i++) {
      distinct += i == 0 || sorted[i] != sorted[i - 1] ? 1 : 0;
    }
    int wanted = Math.min(distinct, BINS - 1) - 1;
    if (wanted < 1) {
      return new float[0];
    }
    float[] cuts = new float[wanted];
    int kept = 0;
    double share = distinct <= BINS - 1 ? 0 : (double) present / (wanted + 1);
    for (int i = 1; i < present && kept < wanted; i++) {
      if (sorted[i] != sorted[i - 1] && i >= share * (kept + 1)) {
        float middle = sorted[i - 1] + (sorted[i] - sorted[i - 1]) / 2;
        cuts[kept++] = middle < sorted[i] ? middle : sorted[i - 1];
      }
    }
    return Arrays.copyOf(cuts, kept);
  }
}
