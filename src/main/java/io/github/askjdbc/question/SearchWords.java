package io.github.askjdbc.question;

import io.github.askjdbc.question.Tokens.Kind;

/**
 * The words of a text that may be typed into a search box, counted by kind.
 *
 * @param plain whether no mark and no word is one that SQL alone has; if not, nothing else counts
 * @param words of more than one letter, and numbers
 * @param longestRow most of these in a row, without a mark between them
 * @param pairs rows of two of them and more
 * @param nouns words that begin no clause
 * @param everyday words of SQL, but for the ends of the text, that prose has as often
 * @param keywords words of SQL that prose seldom has
 * @param measures what is counted or summed, and years
 * @param linking prepositions and what qualifies a noun
 * @param strong those of them that SQL never has in their place
 */
record SearchWords(
    boolean plain,
    int words,
    int longestRow,
    int pairs,
    int nouns,
    int everyday,
    int keywords,
    int measures,
    int linking,
    int strong) {

  /**
   * @param last how many of the tokens are looked at
   */
  static SearchWords of(Tokens tokens, int last) {
    return new Count(tokens, last).of();
  }

  /** Goes over the tokens once. */
  private static final class Count {

    /** Digits of a year. */
    private static final int YEAR = 4;

    private static final int LEAST_IN_BRACKET = 3;

    private final Tokens tokens;
    private final int last;
    private int words;
    private int row;
    private int longestRow;
    private int pairs;
    private int nouns;
    private int everyday;
    private int keywords;
    private int measures;
    private int linking;
    private int strong;
    private boolean bracket;
    private boolean proseInBracket;

    Count(Tokens tokens, int last) {
      this.tokens = tokens;
      this.last = last;
    }

    SearchWords of() {
      boolean plain = true;
      for (int i = 0; i < last && plain; i++) {
        plain = tokens.is(i, Kind.MARK) ? mark(i) : !isOfSql(i);
        if (plain && !tokens.is(i, Kind.MARK)) {
          count(i);
        }
      }
      return new SearchWords(
          plain && !bracket,
          words,
          longestRow,
          pairs,
          nouns,
          everyday,
          keywords,
          measures,
          linking,
          strong);
    }

    /** {@code order_id}, {@code LIMIT 5}, {@code ORDER BY}. */
    private boolean isOfSql(int i) {
      return tokens.is(i, Kind.WORD)
          && (tokens.text().substring(tokens.start(i), tokens.end(i)).indexOf('_') >= 0
              || (tokens.isWord(i, "limit") && tokens.is(i + 1, Kind.NUMBER))
              || StatementShapes.sorts(tokens, i, last));
    }

    private void count(int i) {
      if (tokens.is(i, Kind.WORD)) {
        kind(i);
      }
      int length = tokens.end(i) - tokens.start(i);
      boolean number = tokens.is(i, Kind.NUMBER);
      measures += number && length == YEAR ? 1 : 0;
      if (length > 1 || number) {
        words++;
        row++;
      }
      longestRow = Math.max(longestRow, row);
      pairs += row == 2 ? 1 : 0;
    }

    private void kind(int i) {
      boolean daily = tokens.has(i, Trait.EVERYDAY);
      boolean clause = tokens.has(i, Trait.CLAUSE);
      boolean links = tokens.has(i, Trait.LINKING) || tokens.has(i, Trait.STRONG);
      if (i > 0 && tokens.has(i, Trait.KEYWORD) && !daily) {
        keywords += tokens.has(i, Trait.COMMON) ? 2 : 1;
      }
      if (i > 0 && i < last - 1 && (daily || (clause && !links))) {
        everyday++;
      }
      strong += tokens.has(i, Trait.STRONG) ? 1 : 0;
      measures += tokens.has(i, Trait.MEASURE) ? 1 : 0;
      linking += links ? 1 : 0;
      proseInBracket |= links;
      nouns += !clause && tokens.end(i) - tokens.start(i) > 1 ? 1 : 0;
    }

    /** Whether prose may have the mark there. */
    private boolean mark(int i) {
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
      boolean closed = bracket && (proseInBracket || longestRow >= LEAST_IN_BRACKET);
      bracket = false;
      return closed;
    }
  }
}
