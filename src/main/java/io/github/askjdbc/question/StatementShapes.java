package io.github.askjdbc.question;

import io.github.askjdbc.question.Tokens.Kind;

/** Beginnings that fit SQL's grammar so well that no word behind them can speak for prose. */
final class StatementShapes {

  private StatementShapes() {}

  static boolean fits(Tokens tokens, int last) {
    if (tokens.isWord(0, "select") || tokens.isWord(0, "sel")) {
      return select(tokens, last);
    }
    if (tokens.isWord(0, "with")) {
      return tokens.isWord(2, "as") || tokens.isWord(1, "recursive");
    }
    if (tokens.isWord(0, "delete")) {
      return tokens.isWord(1, "from") && isPlainName(tokens, 2);
    }
    if (tokens.isWord(0, "from")) {
      return tokens.isWord(2, "select");
    }
    if (tokens.isWord(0, "update")) {
      return tokens.isWord(2, "set") || tokens.isWord(3, "set");
    }
    if (tokens.isWord(0, "give") || tokens.isWord(0, "grant")) {
      return tokens.isWord(2, "to") && last <= 4;
    }
    return false;
  }

  /** Whether {@code ORDER BY} or {@code GROUP BY} stands anywhere. */
  static boolean sorts(Tokens tokens, int last) {
    for (int i = 0; i < last; i++) {
      if (sorts(tokens, i, last)) {
        return true;
      }
    }
    return false;
  }

  static boolean sorts(Tokens tokens, int i, int last) {
    return i + 1 < last
        && tokens.isWord(i + 1, "by")
        && (tokens.isWord(i, "order") || tokens.isWord(i, "group"));
  }

  /** {@code a AND b OR NOT c}: names of one letter, and hardly a word but what joins them. */
  static boolean isExpression(Tokens tokens, int last) {
    int letters = 0;
    int words = 0;
    for (int i = 0; i < last; i++) {
      if (tokens.is(i, Kind.WORD)) {
        letters += tokens.end(i) - tokens.start(i) == 1 ? 1 : 0;
        words += tokens.end(i) - tokens.start(i) > 1 && !tokens.has(i, Trait.CLAUSE) ? 1 : 0;
      }
    }
    return letters > words;
  }

  /** {@code SELECT name, age FROM t} and then its end or a clause. */
  private static boolean select(Tokens tokens, int last) {
    if (last == 3 && !tokens.is(1, Kind.MARK)) {
      return true; // a FROM left out, however the columns and tables are called
    }
    int i = 1;
    if (tokens.isWord(i, "distinct") || tokens.isWord(i, "all")) {
      i++;
    }
    while (isPlainName(tokens, i)) {
      i++;
      if (isPlainName(tokens, i)) {
        i++;
      }
      if (!tokens.isMark(i, ',')) {
        break;
      }
      i++;
    }
    if (!tokens.isWord(i, "from") || !isPlainName(tokens, i + 1)) {
      return false;
    }
    int next = i + 2;
    return next >= last
        || tokens.isMark(next, ',')
        || tokens.has(next, Trait.CLAUSE)
        || tokens.isWord(next, "order")
        || tokens.isWord(next, "group")
        || tokens.isWord(next, "for")
        || tokens.has(next, Trait.VERB)
        || tokens.isWord(next, "oder") // mistyped, and a German word as well
        || tokens.isWord(next, "were");
  }

  private static boolean isPlainName(Tokens tokens, int i) {
    return tokens.isContent(i)
        && !tokens.has(i, Trait.STRONG)
        && !tokens.has(i, Trait.CLAUSE)
        && (!tokens.has(i, Trait.LINKING) || !tokens.is(i, Kind.WORD));
  }
}
