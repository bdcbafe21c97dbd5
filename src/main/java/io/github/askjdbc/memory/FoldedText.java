package io.github.askjdbc.memory;

import io.github.askjdbc.text.Characters;
import io.github.askjdbc.text.LetterCase;
import java.util.Arrays;

/** A text in lower case and with single blanks, but for what stands in it in quotes. */
final class FoldedText {

  private static final String OPENING = "'\"\u201c";
  private static final String CLOSING = "'\"\u201d";

  /** Where a closing quote is that was not looked for yet. */
  private static final int UNKNOWN = -2;

  private static final int NOWHERE = -1;

  private final String text;
  private final StringBuilder folded = new StringBuilder();

  /** The next closing quote of each kind. */
  private final int[] closings = new int[CLOSING.length()];

  FoldedText(String text) {
    this.text = text;
    Arrays.fill(closings, UNKNOWN);
  }

  String folded() {
    int from = 0;
    int at = 0;
    while (at < text.length()) {
      int kind = OPENING.indexOf(text.charAt(at));
      int end = kind < 0 ? NOWHERE : endOfQuoted(at, kind);
      if (end == NOWHERE) {
        at++;
      } else {
        fold(text.substring(from, at));
        folded.append(text, at, end);
        from = end;
        at = end;
      }
    }
    fold(text.substring(from));
    return folded.toString();
  }

  /** After the closing quote, if the quotes stand around whole words. */
  private int endOfQuoted(int open, int kind) {
    if (open > 0 && Characters.isLetterOrNumber(text.codePointBefore(open))) {
      return NOWHERE;
    }
    if (closings[kind] != NOWHERE && closings[kind] <= open) {
      closings[kind] = text.indexOf(CLOSING.charAt(kind), open + 1);
    }
    int end = closings[kind] + 1;
    boolean whole =
        end > 0 && (end == text.length() || !Characters.isLetterOrNumber(text.codePointAt(end)));
    return whole ? end : NOWHERE;
  }

  private void fold(String words) {
    boolean blank = false;
    String lower = LetterCase.withoutCase(words);
    for (int i = 0; i < lower.length(); i++) {
      char c = lower.charAt(i);
      if (!isBlank(c)) {
        folded.append(c);
      } else if (!blank) {
        folded.append(' ');
      }
      blank = isBlank(c);
    }
  }

  static boolean isBlank(char c) {
    return (c >= '\t' && c <= '\r') || Character.isSpaceChar(c);
  }
}
