package io.github.askjdbc.question;

import io.github.askjdbc.english.WordClass;

/** Whether a word is another one with a slip of the fingers. */
final class TypingError {

  private TypingError() {}

  /**
   * True up to one slip (a letter too many, missing, wrong, or two swapped), or more in words of
   * six letters on; never for an inflected form ({@code calls}, {@code ordered}): that is another
   * word.
   *
   * @param slips how many a long word may have
   */
  static boolean between(String typed, String meant, int slips) {
    int allowed = meant.length() >= 6 ? slips : meant.length() >= 3 ? 1 : 0;
    if (allowed == 0 || Math.abs(typed.length() - meant.length()) > allowed) {
      return false;
    }
    if (typed.startsWith(meant) && WordClass.INFLECTION.contains(typed.substring(meant.length()))) {
      return false;
    }
    int distance = distance(typed, meant);
    return distance <= 1 || (distance <= allowed && typed.charAt(0) == meant.charAt(0));
  }

  /** Optimal string alignment distance. */
  private static int distance(String a, String b) {
    int[] before = new int[b.length() + 1];
    int[] previous = new int[b.length() + 1];
    int[] current = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      previous[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      current[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int substituted = previous[j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        current[j] = Math.min(substituted, Math.min(previous[j], current[j - 1]) + 1);
        if (i > 1
            && j > 1
            && a.charAt(i - 1) == b.charAt(j - 2)
            && a.charAt(i - 2) == b.charAt(j - 1)) {
          current[j] = Math.min(current[j], before[j - 2] + 1);
        }
      }
      int[] spare = before;
      before = previous;
      previous = current;
      current = spare;
    }
    return previous[b.length()];
  }
}
