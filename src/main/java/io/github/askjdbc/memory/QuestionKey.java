package io.github.askjdbc.memory;

import io.github.askjdbc.english.Politeness;
import io.github.askjdbc.question.Question;
import io.github.askjdbc.text.ComposedText;

/**
 * What makes two questions the same one: their words in order, whatever the case, the blanks, the
 * polite forms around them and the marks at the end. Nothing fuzzier, since what is verified holds
 * for that question only; a text in quotes counts as it is written.
 *
 * @param question normalised
 * @param evidence normalised, empty where none was given
 */
public record QuestionKey(String question, String evidence) {

  /** Two questions with equal keys ask the same. Takes time linear in the length of the texts. */
  public static QuestionKey of(Question question) {
    return new QuestionKey(
        normalised(question.text()), question.evidence().map(QuestionKey::normalised).orElse(""));
  }

  private static String normalised(String text) {
    return Politeness.without(new FoldedText(ComposedText.of(text)).folded());
  }
}
