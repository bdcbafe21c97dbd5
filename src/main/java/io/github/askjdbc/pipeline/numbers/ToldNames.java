package io.github.askjdbc.pipeline.numbers;

import io.github.askjdbc.english.LexiconFile;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.question.definitions.ToldNumber;
import io.github.askjdbc.text.Runs;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What a number is called in a question: "bounce rate", "bounce rate in percent". */
final class ToldNames {

  private static final List<String> IN_PERCENT =
      LexiconFile.read("told-numbers").section("in-percent").lines();

  private static final List<String> AVERAGED =
      LexiconFile.read("descriptions").section("averaged").lines();

  private ToldNames() {}

  /**
   * @param question where the last word of a longer name may stand for it once more
   */
  static List<String> of(ToldNumber told, String question) {
    String term = told.term();
    String head = term.substring(term.lastIndexOf(' ') + 1);
    String folded = question.toLowerCase(Locale.ROOT);
    int named = folded.indexOf(term.toLowerCase(Locale.ROOT));
    boolean again =
        named >= 0
            && head.length() < term.length()
            && folded.indexOf(head.toLowerCase(Locale.ROOT), named + term.length()) >= 0;
    return Stream.of(
            Stream.of(term),
            IN_PERCENT.stream().map(form -> term + " " + form),
            Stream.of(head).filter(one -> again))
        .flatMap(names -> names)
        .toList();
  }

  /** "The average margin" is the mean of what is told of each row. */
  static boolean asksForMean(ToldNumber told, String question) {
    String text = question.toLowerCase(Locale.ROOT);
    String term = told.term().toLowerCase(Locale.ROOT);
    return AVERAGED.stream().anyMatch(word -> text.contains(word + " " + term));
  }

  /** Whether a quotient is wanted as so many of a hundred: "in percent", "name and percent". */
  static boolean asksForPercent(ToldNumber told, String question) {
    String text = question.toLowerCase(Locale.ROOT);
    List<String> words =
        Runs.of(text.replace(told.term().toLowerCase(Locale.ROOT), ""), Character::isLetterOrDigit);
    return IN_PERCENT.stream().anyMatch(text::contains)
        || IntStream.range(1, words.size())
            .filter(at -> WordClass.PERCENT.contains(words.get(at)))
            .anyMatch(at -> WordClass.AND.contains(words.get(at - 1)) || isLast(words, at));
  }

  /** What stands behind a number tells of it. */
  private static boolean isLast(List<String> words, int at) {
    return at == words.size() - 1
        && words.get(at - 1).chars().noneMatch(Character::isDigit)
        && !WordClass.IN_FORM.contains(words.get(at - 1));
  }
}
