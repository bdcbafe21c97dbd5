package io.github.askjdbc.catalog.values;

import java.util.Arrays;

/**
 * How many edits lie between two texts: insertions, deletions, substitutions, and swaps of
 * neighbours that are not edited again (optimal string alignment).
 *
 * <p>Computed directly: an automaton takes longer to make than the few texts that are left to
 * compare.
 */
public final class EditDistance {

  private EditDistance() {}

  /** The distance, or any larger number than {@code most} if it is larger than that. */
  public static int between(String a, String b, int most) {
    if (Math.abs(a.length() - b.length()) > 2 * most) {
      return most + 1;
    }
    int[] from = a.codePoints().toArray();
    int[] to = b.codePoints().toArray();
    int[] beforeLast = new int[to.length + 1];
    int[] last = new int[to.length + 1];
    int[] row = new int[to.length + 1];
    Arrays.setAll(last, i -> i);
    for (int i = 1; i <= from.length; i++) {
      row[0] = i;
      int least = i;
      for (int j = 1; j <= to.length; j++) {
        int changed = last[j - 1] + (from[i - 1] == to[j - 1] ? 0 : 1);
        row[j] = Math.min(changed, 1 + Math.min(last[j], row[j - 1]));
        if (i > 1 && j > 1 && from[i - 1] == to[j - 2] && from[i - 2] == to[j - 1]) {
          row[j] = Math.min(row[j], beforeLast[j - 2] + 1);
        }
        least = Math.min(least, row[j]);
      }
      if (least > most) {
        return most + 1;
      }
      int[] free = beforeLast;
      beforeLast = last;
      last = row;
      row = free;
    }
    return last[to.length];
  }
}
