package io.github.askjdbc.pipeline;

import io.github.askjdbc.english.LexiconFile;
import io.github.askjdbc.question.definitions.ToldNumber;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** What a number is called in a question: "bounce rate", "bounce rate in percent". */
final class ToldNames {

  private static final List<String> IN_PERCENT =
      LexiconFile.read("told-numbers").section("in-percent").lines();

  private static final List<String> AVERAGED =
      LexiconFile.read("descriptions").section("averaged").lines();

  private ToldNames() {}

  static List<String> of(ToldNumber told) {
    return Stream.concat(
            Stream.of(told.term()), IN_PERCENT.stream().map(form -> told.term() + " " + form))
        .toList();
  }

  /** "The average margin" is the mean of what is told of each row. */
  static boolean asksForMean(ToldNumber told, String question) {
    String text = question.toLowerCase(Locale.ROOT);
    String term = told.term().toLowerCase(Locale.ROOT);
    return AVERAGED.stream().anyMatch(word -> text.contains(word + " " + term));
  }

  /** Whether a quotient is wanted as so many of a hundred. */
  static boolean asksForPercent(ToldNumber told, String question) {
    String text = question.toLowerCase(Locale.ROOT);
    return IN_PERCENT.stream().anyMatch(text::contains);
  }
}
