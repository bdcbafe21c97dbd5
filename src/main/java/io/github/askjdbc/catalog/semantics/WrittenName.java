package io.github.askjdbc.catalog.semantics;

import io.github.askjdbc.text.Characters;
import java.util.ArrayList;
import java.util.List;

/**
 * A name in a piece of SQL, with its qualifiers.
 *
 * @param start its offset
 * @param end the offset behind it
 * @param parts as they are written, quotes included; the last is the name itself
 * @param refers whether it stands for a column or table, and is no function and no qualifier of *
 */
record WrittenName(int start, int end, List<String> parts, boolean refers) {

  /** What may stand around a name in some dialect. */
  static final String QUOTES = "\"`[";

  private static final String CLOSING_QUOTES = "\"`]";
  private static final char TEXT_QUOTE = '\'';

  WrittenName {
    parts = List.copyOf(parts);
  }

  /** Without its quotes. */
  String name() {
    return PlainColumn.unquoted(parts.get(parts.size() - 1));
  }

  boolean isQualified() {
    return parts.size() > 1;
  }

  /** The nearest qualifier without its quotes; there must be one. */
  String qualifier() {
    return PlainColumn.unquoted(parts.get(parts.size() - 2));
  }

  /** Whether it is the whole of a text. */
  boolean isAllOf(String text) {
    return start == 0 && end == text.length() && refers;
  }

  /**
   * Every name outside of texts in quotes, in order; takes time linear in the length.
   *
   * @param quotes those of {@link #QUOTES} that stand around names here
   */
  static List<WrittenName> in(String sql, String quotes) {
    return new Reader(sql, quotes).names();
  }

  static boolean isBare(String name) {
    return !name.isEmpty()
        && begins(name.codePointAt(0))
        && name.codePoints().allMatch(WrittenName::continues);
  }

  private static boolean begins(int codePoint) {
    return Character.isLetter(codePoint) || codePoint == '_';
  }

  private static boolean continues(int codePoint) {
    return Characters.isLetterOrNumber(codePoint) || codePoint == '_' || codePoint == '$';
  }

  private static final class Reader {
    private final String sql;
    private final String quotes;
    private final List<WrittenName> names = new ArrayList<>();

    /** Closing quotes that do not follow any more. */
    private String missing = "";

    private int at;

    Reader(String sql, String quotes) {
      this.sql = sql;
      this.quotes = quotes;
    }

    List<WrittenName> names() {
      while (at < sql.length()) {
        int start = at;
        int end = endOfPart(start);
        if (end > start) {
          name(end);
        } else if (sql.charAt(start) == TEXT_QUOTE) {
          at = endOfQuoted(start, TEXT_QUOTE);
        } else {
          at = endOfRun(start);
        }
        at = at == start ? start + Character.charCount(sql.codePointAt(start)) : at;
      }
      return names;
    }

    private void name(int endOfFirst) {
      int start = at;
      List<String> parts = new ArrayList<>();
      int from = start;
      int end = endOfFirst;
      while (end > from) {
        parts.add(sql.substring(from, end));
        at = end;
        from = afterDot(end);
        end = from < 0 ? from : endOfPart(from);
      }
      int next = afterBlanks(at);
      boolean refers = next == sql.length() || ".(".indexOf(sql.charAt(next)) < 0;
      names.add(new WrittenName(start, at, parts, refers));
    }

    /** Where the part of a name that begins at an offset ends; the same offset if none does. */
    private int endOfPart(int start) {
      if (start == sql.length()) {
        return start;
      }
      int quote = QUOTES.indexOf(sql.charAt(start));
      if (quote >= 0 && quotes.indexOf(sql.charAt(start)) >= 0) {
        int end = endOfQuoted(start, CLOSING_QUOTES.charAt(quote));
        return end > start + 2 ? end : start;
      }
      return begins(sql.codePointAt(start)) ? endOfRun(start) : start;
    }

    private int endOfRun(int start) {
      int end = start;
      while (end < sql.length() && continues(sql.codePointAt(end))) {
        end += Character.charCount(sql.codePointAt(end));
      }
      return end;
    }

    private int endOfQuoted(int start, char closing) {
      int close = missing.indexOf(closing) >= 0 ? -1 : sql.indexOf(closing, start + 1);
      if (close < 0) {
        missing += closing;
        return start;
      }
      return close + 1;
    }

    /** After the dot that follows, blanks around it left out; -1 if none does. */
    private int afterDot(int end) {
      int dot = afterBlanks(end);
      return dot < sql.length() && sql.charAt(dot) == '.' ? afterBlanks(dot + 1) : -1;
    }

    private int afterBlanks(int from) {
      int next = from;
      while (next < sql.length() && Character.isWhitespace(sql.charAt(next))) {
        next++;
      }
      return next;
    }
  }
}
