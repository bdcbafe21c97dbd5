package io.github.askjdbc.text;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;

/** The parts of a text that consist of one kind of characters, as its words are of letters. */
public final class Runs {

  private Runs() {}

  /**
   * @param inside tells of a code point whether it belongs to a part
   * @return the longest parts, in order; none is empty
   */
  public static List<String> of(String text, IntPredicate inside) {
    List<String> runs = new ArrayList<>();
    int start = -1;
    int at = 0;
    while (at < text.length()) {
      int codePoint = text.codePointAt(at);
      if (inside.test(codePoint)) {
        start = start < 0 ? at : start;
      } else if (start >= 0) {
        runs.add(text.substring(start, at));
        start = -1;
      }
      at += Character.charCount(codePoint);
    }
    if (start >= 0) {
      runs.add(text.substring(start));
    }
    return runs;
  }

  /** What stands between white space. */
  public static List<String> words(String text) {
    return of(text, c -> !isBlank(c));
  }

  private static boolean isBlank(int codePoint) {
    return codePoint == ' ' || (codePoint >= '\t' && codePoint <= '\r');
  }
}
