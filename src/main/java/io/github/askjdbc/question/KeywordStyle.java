package io.github.askjdbc.question;

import io.github.askjdbc.question.Tokens.Kind;

/**
 * Questions as people type them into a search box: {@code discharged patients march count}.
 *
 * <p>At least three plain words in a row, no mark that SQL needs and no word that only SQL has.
 * That the first word begins no statement of any dialect, mistyped or not, is for the caller to
 * see.
 */
final class KeywordStyle {

  private static final int LEAST = 3;

  /** Digits of a year. */
  private static final int YEAR = 4;

  /** So many words make even one of SQL's among them a word of prose. */
  private static final int LEAST_AROUND_KEYWORD = 6;

  private final Tokens tokens;
  private final int last;
  private int words;
  private int row;
  private int longestRow;
  private int nouns;
  private int everyday;
  private int keywords;
  private int measures;
  private int linking;
  private int strong;
  private boolean bracket;
  private boolean proseInBracket;
  private int shorterRows;

  private KeywordStyle(Tokens tokens, int last) {
    this.tokens = tokens;
    this.last = last;
  }

  /** After a word that begins no statement. */
  static boolean fits(Tokens tokens, int last) {
    KeywordStyle style = new KeywordStyle(tokens, last);
    boolean named = tokens.is(0, Kind.WORD) && tokens.end(0) - tokens.start(0) == 1;
    return !named && style.isPlain() && style.words >= style.least();
  }

  /** After a {@link Trait#HEADING}, which asks for more. */
  static boolean fitsHeading(Tokens tokens, int last) {
    KeywordStyle style = new KeywordStyle(tokens, last);
    boolean named =
        holdsKey(tokens, last)
            || (last == LEAST + 1 && tokens.isWord(2, "for")) // OPEN cursor FOR statement
            || (tokens.isWord(0, "next") && tokens.isWord(1, "value"))
            || tokens.has(1, Trait.CLAUSE)
            || (tokens.has(1, Trait.KEYWORD) && !tokens.has(1, Trait.EVERYDAY));
    return !named
        && tokens.count(Kind.QUOTED) == 0
        && style.isPlain()
        && style.keywords == 0
        && (style.words > style.least() - (tokens.has(0, Trait.UNNAMED) ? 1 : 0)
            || style.measures > 0
            || style.linking > 0);
  }

  private static boolean holdsKey(Tokens tokens, int last) {
    for (int i = 1; i < last; i++) {
      if (tokens.isWord(i, "key")) {
        return true;
      }
    }
    return false;
  }

  private int least() {
    int doubtful = everyday > 0 && strong == 0 ? 1 : 0;
    return keywords > 0 ? LEAST_AROUND_KEYWORD : LEAST + doubtful;
  }

  private boolean isPlain() {
    for (int i = 0; i < last; i++) {
      boolean plain = tokens.is(i, Kind.MARK) ? isPlainMark(i) : isPlainWord(i);
      if (!plain) {
        return false;
      }
    }
    return !bracket
        && nouns > 1
        && keywords <= 1
        && (longestRow >= LEAST || (shorterRows > 1 && measures > 0));
  }

  private boolean isPlainWord(int i) {
    if (tokens.is(i, Kind.WORD)) {
      boolean daily = tokens.has(i, Trait.EVERYDAY);
      if (i > 0 && tokens.has(i, Trait.KEYWORD) && !daily) {
        keywords += tokens.has(i, Trait.COMMON) ? 2 : 1;
      }
      if (tokens.text().substring(tokens.start(i), tokens.end(i)).indexOf('_') >= 0) {
        return false;
      }
      if (isClause(i)) {
        return false;
      }
      boolean links = tokens.has(i, Trait.LINKING) || tokens.has(i, Trait.STRONG);
      strong += tokens.has(i, Trait.STRONG) ? 1 : 0;
      boolean ends = i == last - 1;
      everyday += i > 0 && !ends && (daily || (tokens.has(i, Trait.CLAUSE) && !links)) ? 1 : 0;
      measures += tokens.has(i, Trait.MEASURE) ? 1 : 0;
      linking += links ? 1 : 0;
      proseInBracket |= links;
      nouns += !tokens.has(i, Trait.CLAUSE) && tokens.end(i) - tokens.start(i) > 1 ? 1 : 0;
    }
    boolean year = tokens.is(i, Kind.NUMBER) && tokens.end(i) - tokens.start(i) == YEAR;
    measures += year ? 1 : 0;
    boolean counts = tokens.end(i) - tokens.start(i) > 1 || tokens.is(i, Kind.NUMBER);
    words += counts ? 1 : 0;
    row += counts ? 1 : 0;
    longestRow = Math.max(longestRow, row);
    shorterRows += row == 2 ? 1 : 0;
    return true;
  }

  private boolean isClause(int i) {
    return (tokens.isWord(i, "limit") && tokens.is(i + 1, Kind.NUMBER))
        || StatementShapes.sorts(tokens, i, last);
  }

  private boolean isPlainMark(int i) {
    char mark = tokens.text().charAt(tokens.start(i));
    boolean inside = tokens.touchesNext(i - 1) && tokens.touchesNext(i);
    if (mark == '-' || mark == '/') {
      return inside;
    }
    if (mark == '&' && inside) {
      return false;
    }
    if (mark == '%' || mark == '$' || mark == '\'' || mark == '&' || mark > 127) {
      return true;
    }
    row = 0;
    return switch (mark) {
      case '.', '!', '?' -> !inside;
      case ',' -> i > 0;
      case ':' -> i > 0 && !tokens.touchesNext(i);
      case '(' -> opens(i);
      case ')' -> closes();
      default -> false;
    };
  }

  private boolean opens(int i) {
    boolean once = !bracket && i > 1 && !tokens.touchesNext(i - 1);
    bracket = true;
    proseInBracket = false;
    return once;
  }

  private boolean closes() {
    boolean closed = bracket && (proseInBracket || longestRow >= LEAST);
    bracket = false;
    return closed;
  }
}
