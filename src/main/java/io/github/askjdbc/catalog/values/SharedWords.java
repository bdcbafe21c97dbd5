package io.github.askjdbc.catalog.values;

import io.github.askjdbc.catalog.MatchKind;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/** Values that hold every word of the text and more, by stem and in any order. */
final class SharedWords implements Finder {
  private static final int MOST_WORDS = 32;
  private static final double PART = 0.7;

  private final TextAnalysis analysis;

  SharedWords(TextAnalysis analysis) {
    this.analysis = analysis;
  }

  @Override
  public Set<MatchKind> kinds() {
    return EnumSet.of(MatchKind.PART);
  }

  @Override
  public Optional<Search> search(String text) {
    Set<String> words = analysis.words(text);
    if (words.isEmpty() || words.size() > MOST_WORDS) {
      return Optional.empty();
    }
    int named = words.size();
    return Optional.of(
        new Search(
            new Candidates.OfTerms(TermField.WORDS, Candidates.Match.ALL, words),
            hit ->
                hit.words() > named
                    ? Optional.of(new Judgement(MatchKind.PART, PART * named / hit.words()))
                    : Optional.empty()));
  }
}
