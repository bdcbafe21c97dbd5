package io.github.askjdbc.cli.answers;

/**
 * Widths of columns that are to share a line.
 *
 * @param widths changed in place
 * @param narrowest below which none is cut
 */
record ColumnWidths(int[] widths, int narrowest) {

  /**
   * Cuts the widest columns, all to the same width, until the line is full.
   *
   * @return false, with nothing changed, if that cannot be
   */
  boolean within(long room) {
    if (sum(narrowest) > room) {
      return false;
    }
    int low = narrowest;
    int high = narrowest;
    for (int width : widths) {
      high = Math.max(high, width);
    }
    while (low < high) {
      int middle = low + (high - low + 1) / 2;
      if (sum(middle) <= room) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    for (int i = 0; i < widths.length; i++) {
      widths[i] = Math.min(widths[i], low);
    }
    return true;
  }

  private long sum(int most) {
    long sum = 0;
    for (int width : widths) {
      sum += Math.min(width, most);
    }
    return sum;
  }
}
