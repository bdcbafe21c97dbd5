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

  /** So many words make even one of SQL's among them a word of prose. */
  private static final int LEAST_AROUND_KEYWORD = 6;

  private KeywordStyle() {}

  /** After a word that begins no statement. */
  static boolean fits(Tokens tokens, int last) {
    boolean letter = tokens.is(0, Kind.WORD) && tokens.end(0) - tokens.start(0) == 1;
    if (letter) {
      return false;
    }
    SearchWords found = SearchWords.of(tokens, last);
    return isSearch(found) && found.words() >= least(found);
  }

  /** After a {@link Trait#HEADING}, which asks for more. */
  static boolean fitsHeading(Tokens tokens, int last) {
    if (tokens.count(Kind.QUOTED) > 0 || namesAnObject(tokens, last)) {
      return false;
    }
    SearchWords found = SearchWords.of(tokens, last);
    int least = least(found) - (tokens.has(0, Trait.UNNAMED) ? 1 : 0);
    boolean asks = found.words() > least || found.measures() > 0 || found.linking() > 0;
    return isSearch(found) && found.keywords() == 0 && asks;
  }

  private static boolean isSearch(SearchWords found) {
    boolean inRows = found.longestRow() >= LEAST || (found.pairs() > 1 && found.measures() > 0);
    return found.plain() && inRows && found.nouns() > 1 && found.keywords() <= 1;
  }

  private static int least(SearchWords found) {
    int doubtful = found.everyday() > 0 && found.strong() == 0 ? 1 : 0;
    return found.keywords() > 0 ? LEAST_AROUND_KEYWORD : LEAST + doubtful;
  }

  /** Whether the heading goes on as a statement does. */
  private static boolean namesAnObject(Tokens tokens, int last) {
    return holdsKey(tokens, last)
        || (last == LEAST + 1 && tokens.isWord(2, "for")) // OPEN cursor FOR statement
        || (tokens.isWord(0, "next") && tokens.isWord(1, "value"))
        || tokens.has(1, Trait.CLAUSE)
        || (tokens.has(1, Trait.KEYWORD) && !tokens.has(1, Trait.EVERYDAY));
  }

  private static boolean holdsKey(Tokens tokens, int last) {
    for (int i = 1; i < last; i++) {
      if (tokens.isWord(i, "key")) {
        return true;
      }
    }
    return false;
  }
}
