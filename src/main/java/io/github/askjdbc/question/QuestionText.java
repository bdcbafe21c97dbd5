package io.github.askjdbc.question;

import io.github.askjdbc.question.Recognition.Asked;
import io.github.askjdbc.question.Recognition.Misused;
import io.github.askjdbc.question.Recognition.Problem;

/** The question's own words, without the comments and the final {@code ;} around them. */
final class QuestionText {

  private QuestionText() {}

  /**
   * A question that is certainly meant for us, unless it holds a placeholder or goes on with a
   * statement.
   */
  static Recognition standing(AskVerb verb, Tokens tokens, int last) {
    for (int i = 1; i < last; i++) {
      if (isPlaceholder(tokens, i)) {
        return new Misused(
            Problem.PARAMETER,
            "a question may not hold a placeholder: write the value into the question, or bind the"
                + " whole question with SELECT * FROM ASK(?)");
      }
      if (tokens.isMark(i, ';')
          && tokens.has(i + 1, Trait.VERB)
          && !tokens.has(i + 1, Trait.LINKING)) {
        return new Misused(
            Problem.NOT_ALLOWED,
            "a statement follows the question after ';': send the question alone");
      }
    }
    return new Asked(verb, Question.of(of(tokens, last)));
  }

  /** From the first token to the last one before {@code last}; comments between become a blank. */
  static String of(Tokens tokens, int last) {
    String text = tokens.text();
    if (!tokens.commented()) {
      return text.substring(tokens.start(0), tokens.end(last - 1));
    }
    StringBuilder words = new StringBuilder();
    int from = tokens.start(0);
    for (int i = 0; i + 1 < last; i++) {
      int at = tokens.end(i);
      while (at < tokens.start(i + 1) && Comments.isBlank(text.charAt(at))) {
        at++;
      }
      if (at < tokens.start(i + 1)) {
        words.append(text, from, tokens.end(i)).append(' ');
        from = tokens.start(i + 1);
      }
    }
    return words.append(text, from, tokens.end(last - 1)).toString();
  }

  /**
   * A {@code ?} that stands alone before more words; at the end, or after a word, it is
   * punctuation.
   */
  private static boolean isPlaceholder(Tokens tokens, int i) {
    return tokens.isMark(i, '?') && !tokens.touchesNext(i - 1) && tokens.isContent(i + 1);
  }
}
