package io.github.askjdbc.memory;

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

  private static final String MARKS = "?!.;:,\u2026\uff1f\uff01\u3002";
  private static final PoliteForms POLITE = PoliteForms.listed();

  /** Two questions with equal keys ask the same. Takes time linear in the length of the texts. */
  public static QuestionKey of(Question question) {
    return new QuestionKey(
        POLITE.without(normalised(question.text())), normalised(question.evidence().orElse("")));
  }

  private static String normalised(String text) {
    return withoutLastMarks(new FoldedText(ComposedText.of(text)).folded());
  }

  private static String withoutLastMarks(String text) {
    return text.substring(0, endBeforeMarks(text, text.length())).strip();
  }

  /** The offset of the marks and blanks that a text ends with. */
  static int endBeforeMarks(String text, int end) {
    int last = end;
    while (last > 0 && endsSentence(text.charAt(last - 1))) {
      last--;
    }
    return last;
  }

  private static boolean endsSentence(char c) {
    return FoldedText.isBlank(c) || MARKS.indexOf(c) >= 0;
  }
}
