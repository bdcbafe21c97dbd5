package io.github.askjdbc.linking;

import io.github.askjdbc.english.LexiconFile;
import io.github.askjdbc.english.Politeness;
import io.github.askjdbc.english.RelationVerbs;
import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.text.Runs;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What words may be that stand beside names and values: units, verbs between things, politeness.
 */
final class SideWords {

  private static final Set<String> UNITS =
      Stream.of("units", "time-units")
          .flatMap(file -> LexiconFile.list(file).keyed().values().stream())
          .flatMap(words -> Runs.words(words).stream())
          .map(Stemming::stem)
          .collect(Collectors.toUnmodifiableSet());

  private final List<Word> words;
  private final int opening;

  SideWords(List<Word> words) {
    this.words = words;
    this.opening = Politeness.opening(words.stream().map(Word::folded).toList());
  }

  static boolean isUnit(Word word) {
    return UNITS.contains(word.stem());
  }

  Set<WordKind> kinds(int word) {
    Set<WordKind> kinds = EnumSet.noneOf(WordKind.class);
    if (isUnit(words.get(word))) {
      kinds.add(WordKind.UNIT);
    }
    if (RelationVerbs.contains(words.get(word).folded()) || isBoundByBy(word)) {
      kinds.add(WordKind.RELATION_VERB);
    }
    if (word < opening) {
      kinds.add(WordKind.POLITENESS);
    }
    return kinds;
  }

  /** "Supervised by", "repaired by". */
  private boolean isBoundByBy(int word) {
    return !words.get(word).mayName()
        && word + 1 < words.size()
        && WordClass.BY.contains(words.get(word + 1).folded());
  }
}
