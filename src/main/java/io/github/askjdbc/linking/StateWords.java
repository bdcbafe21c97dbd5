package io.github.askjdbc.linking;

import io.github.askjdbc.english.LexiconFile;
import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.text.Runs;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Where words of a question speak of an event, and whether they deny it ({@code states.txt}). */
final class StateWords {

  private static final int SHORTEST_BEGINNING = 4;
  private static final int WIDEST_GAP = 4;
  private static final String DENYING = "un";
  private static final String LONGER = "longer";

  private final Map<String, Set<String>> endedBy = new HashMap<>();
  private final Map<String, String> irregular = new HashMap<>();
  private final Set<String> former;
  private final Set<String> ending;
  private final Set<String> auxiliary;
  private final Set<String> missing;

  StateWords() {
    LexiconFile file = LexiconFile.read("states");
    file.section("lasts")
        .keyed()
        .forEach((state, events) -> endedBy.put(state, stems(Runs.words(events))));
    file.section("irregular")
        .keyed()
        .forEach((form, plain) -> irregular.put(form, Stemming.stem(plain)));
    former = file.section("former").words();
    ending = stems(file.section("ending").words());
    auxiliary = file.section("auxiliary").words();
    missing = file.section("missing").words();
  }

  private static Set<String> stems(Collection<String> words) {
    return words.stream().map(Stemming::stem).collect(Collectors.toUnmodifiableSet());
  }

  /** The stem of an event's plain form: of "withdrawn" that of "withdraw". */
  String plain(String word) {
    return irregular.getOrDefault(word, Stemming.stem(word));
  }

  /** Whether a word of the question is a form of a word of a name. */
  boolean isForm(Word word, String stem) {
    return word.stem().equals(stem)
        || stem.equals(irregular.get(word.folded()))
        || (stem.length() >= SHORTEST_BEGINNING && word.folded().startsWith(stem));
  }

  /** Whether it says by a syllable that something has not come about: "unpaid". */
  boolean isDenied(Word word, String stem) {
    String folded = word.folded();
    if (!folded.startsWith(DENYING) || folded.length() < DENYING.length() + 3) {
      return false;
    }
    String rest = folded.substring(DENYING.length());
    return Stemming.stem(rest).equals(stem)
        || stem.equals(irregular.get(rest))
        || (stem.length() >= SHORTEST_BEGINNING && rest.startsWith(stem));
  }

  /** Whether it names a state that the event ends. */
  boolean lastsUntil(Word word, String stem) {
    return endedBy.getOrDefault(word.folded(), Set.of()).contains(stem);
  }

  /** Whether things are after the event no longer what they were. */
  boolean ends(String stem) {
    return ending.contains(stem);
  }

  boolean isFormer(Word word) {
    return former.contains(word.folded());
  }

  boolean isMissing(Word word) {
    return missing.contains(word.folded());
  }

  /** Whether its form says that something came about. */
  boolean isPast(Word word) {
    return WordClass.PARTICIPLE_ENDING.ends(word.folded()) || irregular.containsKey(word.folded());
  }

  /** "Longer" of "no longer". */
  static boolean isLonger(Word word) {
    return word.folded().equals(LONGER);
  }

  /** The words that hold one form of each stem near each other; empty if one is not there. */
  Optional<WordSpan> span(List<Word> words, List<String> stems) {
    Set<Integer> places = new HashSet<>();
    for (String stem : stems) {
      Optional<Integer> place = Optional.empty();
      for (int at = 0; at < words.size() && place.isEmpty(); at++) {
        boolean free = !words.get(at).quoted() && !places.contains(at);
        place = free && isForm(words.get(at), stem) ? Optional.of(at) : place;
      }
      if (place.isEmpty()) {
        return Optional.empty();
      }
      places.add(place.get());
    }
    WordSpan span =
        new WordSpan(
            places.stream().mapToInt(p -> p).min().orElseThrow(),
            places.stream().mapToInt(p -> p).max().orElseThrow());
    return span.length() <= stems.size() + 2 ? Optional.of(span) : Optional.empty();
  }

  /** The first word of the denial that reaches some words; empty if nothing denies them. */
  Optional<Integer> denial(List<Word> words, Set<Integer> denying, WordSpan denied) {
    for (int at = denied.first(); at <= denied.last(); at++) {
      if (denying.contains(at)) {
        return Optional.of(Math.min(at, denied.first()));
      }
    }
    for (int at = denied.first() - 1; at >= Math.max(0, denied.first() - WIDEST_GAP); at--) {
      if (denying.contains(at)) {
        return Optional.of(at);
      }
      if (!mayStandBetween(words.get(at))) {
        return Optional.empty();
      }
    }
    return Optional.empty();
  }

  private boolean mayStandBetween(Word word) {
    return auxiliary.contains(word.folded())
        || WordClass.VERB_ENDING.ends(word.folded())
        || irregular.containsKey(word.folded());
  }
}
