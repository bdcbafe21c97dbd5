package io.github.askjdbc.question;

import io.github.askjdbc.question.Tokens.Kind;

/**
 * Questions whose first word begins a clause of SQL as well: {@code When was Ann admitted?}, {@code
 * In which wards ...}, {@code For each ward, ...}.
 *
 * <p>What comes second tells them apart: no clause goes on with an auxiliary verb or an
 * interrogative and then a name.
 */
final class FrontedQuestions {

  private static final int LEAST = 4;

  private FrontedQuestions() {}

  /**
   * @param doubts marks that SQL has as well
   */
  static boolean fits(Tokens tokens, int last, int doubts) {
    int keywords = hardKeywords(tokens, last);
    boolean asks = tokens.isMark(last - 1, '?');
    if (last < LEAST || doubts > (asks ? 1 : 0)) {
      return false;
    }
    if (tokens.has(0, Trait.ADVERBIAL)) {
      return tokens.has(1, Trait.AUXILIARY)
          && tokens.isContent(2)
          && (!tokens.has(2, Trait.CLAUSE) || tokens.has(2, Trait.STRONG))
          && keywords <= (asks ? 1 : 0);
    }
    if (keywords > 0) {
      return false;
    }
    if (tokens.has(1, Trait.INTERROGATIVE)) {
      return isNamed(tokens, 2);
    }
    boolean distributes = tokens.has(1, Trait.DISTRIBUTIVE);
    boolean rows = tokens.isWord(2, "row") || tokens.isWord(2, "statement");
    return (distributes && !rows && last > LEAST && isNamed(tokens, 2))
        || goesOnAsking(tokens, last);
  }

  /** A comma, and then an interrogative before two words or more. */
  private static boolean goesOnAsking(Tokens tokens, int last) {
    for (int i = 1; i + 1 < last; i++) {
      if (tokens.isMark(i, ',') && tokens.has(i + 1, Trait.INTERROGATIVE)) {
        int end = i + 2;
        while (end < last && tokens.is(end, Kind.WORD)) {
          end++;
        }
        return end - i >= LEAST;
      }
    }
    return false;
  }

  /** Something that a question is about, and neither a keyword nor what compares. */
  private static boolean isNamed(Tokens tokens, int i) {
    return tokens.isContent(i)
        && (!tokens.has(i, Trait.CLAUSE) || tokens.has(i, Trait.STRONG))
        && (!tokens.has(i, Trait.KEYWORD) || tokens.has(i, Trait.EVERYDAY));
  }

  private static int hardKeywords(Tokens tokens, int last) {
    int count = 0;
    for (int i = 1; i < last; i++) {
      boolean hard = tokens.has(i, Trait.KEYWORD) && !tokens.has(i, Trait.EVERYDAY);
      boolean branch = tokens.isWord(i, "then") || tokens.isWord(i, "else");
      count += hard || branch ? 1 : 0;
    }
    return count;
  }
}
