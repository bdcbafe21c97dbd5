package io.github.askjdbc.cli.answers;

import io.github.askjdbc.text.Characters;
import org.jline.utils.WCWidth;

/** Text as a terminal may be given it: on one line, harmless, and of a known width. */
public final class TerminalText {

  private static final String CUT = "…";

  private TerminalText() {}

  /**
   * Without control characters, line breaks, marks of direction and halves of characters: a blank
   * in their place, so that no cell can move the cursor, colour what follows, or hide.
   */
  public static String of(String text) {
    StringBuilder whole = new StringBuilder(text.length());
    text.codePoints().forEach(c -> whole.appendCodePoint(isHalf(c) ? '\uFFFD' : c));
    return Characters.onOneLine(whole.toString());
  }

  private static boolean isHalf(int codePoint) {
    return Character.getType(codePoint) == Character.SURROGATE;
  }

  /** Columns of the terminal; a Chinese character takes two, a combining mark none. */
  static int width(String text) {
    return text.codePoints().map(TerminalText::width).sum();
  }

  /** The text if it fits, or as much of it as does, with an ellipsis. */
  static String cut(String text, int width) {
    if (width(text) <= width) {
      return text;
    }
    StringBuilder kept = new StringBuilder();
    int used = width(CUT);
    for (int c : text.codePoints().toArray()) {
      used += width(c);
      if (used > width) {
        break;
      }
      kept.appendCodePoint(c);
    }
    return kept.append(CUT).toString();
  }

  static String padded(String text, int width) {
    return text + " ".repeat(Math.max(0, width - width(text)));
  }

  static String paddedBefore(String text, int width) {
    return " ".repeat(Math.max(0, width - width(text))) + text;
  }

  private static int width(int codePoint) {
    return Math.max(0, WCWidth.wcwidth(codePoint));
  }
}
