package io.github.askjdbc.catalog.values;

import io.github.askjdbc.catalog.MatchKind;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/** Values of the same words as the text, by stem and in any order. */
final class SameWords implements Finder {
  private static final Judgement STEM = new Judgement(MatchKind.STEM, 0.85);

  private final TextAnalysis analysis;

  SameWords(TextAnalysis analysis) {
    this.analysis = analysis;
  }

  @Override
  public Set<MatchKind> kinds() {
    return EnumSet.of(MatchKind.STEM);
  }

  @Override
  public Optional<Search> search(String text) {
    Set<String> words = analysis.words(text);
    if (words.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        new Search(
            new Candidates.OfTerms(
                TermField.ALL_WORDS, Candidates.Match.ALL, Set.of(TermField.allWords(words))),
            hit ->
                // different words may have the same term
                hit.words() == words.size() && hit.stems().equals(words)
                    ? Optional.of(STEM)
                    : Optional.empty()));
  }
}
