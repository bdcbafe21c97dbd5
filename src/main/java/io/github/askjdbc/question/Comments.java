package io.github.askjdbc.question;

/** Comments and blanks, as far as all dialects agree on them. */
final class Comments {

  private Comments() {}

  static boolean isBlank(char c) {
    return c == ' '
        || (c >= '\t' && c <= '\r')
        || c == '\u00a0'
        || c == '\ufeff'
        || c == '\u200b'
        || (c > 127 && Character.isSpaceChar(c));
  }

  /**
   * The offset after a comment that begins at {@code at}.
   *
   * @return {@code at} itself if no comment begins there, -1 if it never ends or is one that some
   *     dialect runs ({@code /*!}) or nests
   */
  static int after(String text, int at, int end) {
    char c = text.charAt(at);
    if (c == '-') {
      return at + 1 < end && text.charAt(at + 1) == '-' ? lineEnd(text, at, end) : at;
    }
    if (c == '#') {
      return isHashComment(text, at, end) ? lineEnd(text, at, end) : at;
    }
    if (c != '/' || at + 1 >= end || text.charAt(at + 1) != '*') {
      return at;
    }
    if (at + 2 < end && (text.charAt(at + 2) == '!' || text.startsWith("M!", at + 2))) {
      return -1;
    }
    int close = text.indexOf("*/", at + 2);
    if (close < 0 || close + 2 > end) {
      return -1;
    }
    int nested = text.indexOf("/*", at + 2);
    return nested >= 0 && nested < close ? -1 : close + 2;
  }

  /**
   * The offset of the first character from {@code at} on that is no blank and no comment, or -1.
   */
  static int skip(String text, int at, int end) {
    int offset = at;
    while (offset < end) {
      if (isBlank(text.charAt(offset))) {
        offset++;
        continue;
      }
      int after = after(text, offset, end);
      if (after == offset) {
        return offset;
      }
      if (after < 0) {
        return -1;
      }
      offset = after;
    }
    return end;
  }

  /** The offset, from {@code from} on, after which there are only blanks and {@code ;}. */
  static int endOfStatement(String text, int from) {
    int end = text.length();
    while (end > from && (isBlank(text.charAt(end - 1)) || text.charAt(end - 1) == ';')) {
      end--;
    }
    return end;
  }

  /** MySQL's comment: at the start of a line, or after a blank and before one. */
  private static boolean isHashComment(String text, int at, int end) {
    if (at == 0 || text.charAt(at - 1) == '\n') {
      return true;
    }
    return isBlank(text.charAt(at - 1)) && (at + 1 >= end || isBlank(text.charAt(at + 1)));
  }

  /** Whether it makes a difference if the rest of a line is read as a comment or not. */
  static boolean mayMatter(String text, int from) {
    int end = lineEnd(text, from, text.length());
    for (int i = from; i < end; i++) {
      if ("'\"?;()[]`$".indexOf(text.charAt(i)) >= 0
          || text.startsWith("/*", i)
          || text.regionMatches(true, i, "ask", 0, 3)) {
        return true;
      }
    }
    return false;
  }

  /** The offset after the line break, or the end. */
  static int lineEnd(String text, int at, int end) {
    int newline = text.indexOf('\n', at);
    return newline < 0 || newline >= end ? end : newline + 1;
  }
}
