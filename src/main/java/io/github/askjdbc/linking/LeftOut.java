package io.github.askjdbc.linking;

import io.github.askjdbc.english.LexiconFile;
import io.github.askjdbc.english.WordList;
import io.github.askjdbc.text.Runs;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Words that say that rows in a state are not to be counted: "leaving out those that ...". */
final class LeftOut {

  private static final LexiconFile STATES = LexiconFile.read("states");
  private static final Set<String> BETWEEN = STATES.section("left-out").words();
  private static final List<List<String>> BEFORE = phrases("before");
  private static final List<List<String>> BEHIND = phrases("behind");

  private LeftOut() {}

  private static List<List<String>> phrases(String place) {
    String line = STATES.section("leaving-out").keyed().get(place);
    return WordList.parts(line, ';').stream().map(Runs::words).toList();
  }

  /** "Not counting what we refunded", "refunded ones left out": with the words that say so. */
  static Optional<WordSpan> of(List<Word> words, WordSpan state) {
    List<String> folded = words.stream().map(Word::folded).toList();
    int before = state.first();
    while (before > 0 && BETWEEN.contains(folded.get(before - 1))) {
      before--;
    }
    // one noun may stand before the pronoun: "leaving out orders that we refunded"
    Optional<WordSpan> leaving =
        IntStream.of(before, Math.max(0, before - 1))
            .boxed()
            .flatMap(from -> leaving(folded, from).map(first -> new WordSpan(first, state.last())))
            .findFirst();
    return leaving.or(() -> behind(folded, state));
  }

  /** Where the words begin that end at a place and leave out what follows. */
  private static Stream<Integer> leaving(List<String> folded, int end) {
    return BEFORE.stream()
        .filter(phrase -> ends(folded.subList(0, end), phrase))
        .map(phrase -> end - phrase.size());
  }

  /** One noun may stand between: "refunded payments left out". */
  private static Optional<WordSpan> behind(List<String> folded, WordSpan state) {
    return IntStream.rangeClosed(state.last() + 1, Math.min(state.last() + 2, folded.size()))
        .boxed()
        .flatMap(
            at ->
                BEHIND.stream()
                    .filter(
                        phrase ->
                            Collections.indexOfSubList(
                                    folded.subList(at, Math.min(folded.size(), at + phrase.size())),
                                    phrase)
                                == 0)
                    .map(phrase -> new WordSpan(state.first(), at + phrase.size() - 1)))
        .findFirst();
  }

  private static boolean ends(List<String> words, List<String> phrase) {
    int from = words.size() - phrase.size();
    return from >= 0 && words.subList(from, words.size()).equals(phrase);
  }
}
