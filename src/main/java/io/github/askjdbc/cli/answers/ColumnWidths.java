package io.github.askjdbc.cli.answers;

import java.util.List;
import java.util.Optional;

/** Widths of columns that are to share a line. */
final class ColumnWidths {

  private ColumnWidths() {}

  /**
   * Cuts the widest columns, all to the same width, until the line holds them.
   *
   * @param room columns of the terminal for all of them
   * @param narrowest below which none is cut
   * @return empty if they do not fit so
   */
  static Optional<List<Integer>> fitting(List<Integer> widths, long room, int narrowest) {
    if (sum(widths, narrowest) > room) {
      return Optional.empty();
    }
    int low = narrowest;
    int high = widths.stream().mapToInt(Integer::intValue).max().orElse(narrowest);
    while (low < high) {
      int middle = low + (high - low + 1) / 2;
      if (sum(widths, middle) <= room) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    int most = low;
    return Optional.of(widths.stream().map(width -> Math.min(width, most)).toList());
  }

  private static long sum(List<Integer> widths, int most) {
    return widths.stream().mapToLong(width -> Math.min(width, most)).sum();
  }
}
