package io.github.askjdbc.catalog.values;

import io.github.askjdbc.catalog.MatchKind;
import java.io.IOException;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.apache.lucene.index.IndexReader;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.TermQuery;

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
  public Optional<Search> search(String text, IndexReader reader) throws IOException {
    Set<String> words = analysis.words(text);
    Term all = new Term(ValueFields.ALL_WORDS, ValueFields.term(words));
    if (words.isEmpty() || reader.docFreq(all) == 0) {
      return Optional.empty();
    }
    return Optional.of(
        new Search(
            new TermQuery(all),
            hit ->
                // different words may have the same term
                hit.words() == words.size() && analysis.words(hit.stored()).equals(words)
                    ? Optional.of(STEM)
                    : Optional.empty()));
  }
}
