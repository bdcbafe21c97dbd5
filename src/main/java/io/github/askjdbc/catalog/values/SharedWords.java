package io.github.askjdbc.catalog.values;

import io.github.askjdbc.catalog.MatchKind;
import java.io.IOException;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.apache.lucene.index.IndexReader;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.TermQuery;

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
  public Optional<Search> search(String text, IndexReader reader) throws IOException {
    Set<String> words = analysis.words(text);
    if (words.isEmpty() || words.size() > MOST_WORDS) {
      return Optional.empty();
    }
    BooleanQuery.Builder all = new BooleanQuery.Builder();
    for (String word : words) {
      Term term = new Term(ValueFields.WORDS, word);
      if (reader.docFreq(term) == 0) {
        return Optional.empty();
      }
      all.add(new TermQuery(term), BooleanClause.Occur.FILTER);
    }
    int named = words.size();
    return Optional.of(
        new Search(
            all.build(),
            hit ->
                hit.words() > named
                    ? Optional.of(new Judgement(MatchKind.PART, PART * named / hit.words()))
                    : Optional.empty()));
  }
}
