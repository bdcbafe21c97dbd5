package io.github.askjdbc.linking;

import io.github.askjdbc.english.LexiconFile;
import io.github.askjdbc.text.Runs;
import java.util.List;

/** What had to be done by a day, whether or not it was: "invoices that should have been paid". */
final class Duty {

  private static final List<List<String>> DUTIES =
      LexiconFile.read("states").section("duty").lines().stream().map(Runs::words).toList();

  private Duty() {}

  /** Whether the words right before a verb say that it was a duty. */
  static boolean isSaidOf(List<Word> words, int verb) {
    return DUTIES.stream()
        .filter(duty -> duty.size() <= verb)
        .anyMatch(
            duty ->
                words.subList(verb - duty.size(), verb).stream()
                    .map(Word::folded)
                    .toList()
                    .equals(duty));
  }
}
