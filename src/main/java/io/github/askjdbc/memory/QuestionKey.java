package io.github.askjdbc.memory;

import io.github.askjdbc.question.Question;
import java.text.Normalizer;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What makes two questions the same one: their words in order, whatever the case, the blanks, the
 * polite forms around them and the marks at the end. Nothing fuzzier, since what is verified holds
 * for that question only; a text in quotes counts as it is written.
 *
 * @param question normalised
 * @param evidence normalised, empty where none was given
 */
public record QuestionKey(String question, String evidence) {

  private static final Pattern QUOTED =
      Pattern.compile(
          "(?<![\\p{L}\\p{N}])(?:'[^']*+'|\"[^\"]*+\"|\u201c[^\u201d]*+\u201d)(?![\\p{L}\\p{N}])");
  private static final Pattern BLANKS = Pattern.compile("[\\s\\p{Z}]+");
  private static final Pattern LAST_MARKS =
      Pattern.compile("[\\s\\p{Z}?!.;:,\u2026\uff1f\uff01\u3002]+$");
  private static final PoliteForms POLITE = PoliteForms.listed();

  /** Two questions with equal keys ask the same. */
  public static QuestionKey of(Question question) {
    return new QuestionKey(
        POLITE.without(normalised(question.text())), normalised(question.evidence().orElse("")));
  }

  private static String normalised(String text) {
    String composed = Normalizer.normalize(text, Normalizer.Form.NFC);
    StringBuilder words = new StringBuilder();
    Matcher quoted = QUOTED.matcher(composed);
    int from = 0;
    while (quoted.find()) {
      words.append(folded(composed.substring(from, quoted.start()))).append(quoted.group());
      from = quoted.end();
    }
    words.append(folded(composed.substring(from)));
    return withoutLastMarks(words.toString());
  }

  private static String folded(String text) {
    return BLANKS.matcher(text.toLowerCase(Locale.ROOT)).replaceAll(" ");
  }

  static String withoutLastMarks(String text) {
    return LAST_MARKS.matcher(text).replaceAll("").strip();
  }
}
