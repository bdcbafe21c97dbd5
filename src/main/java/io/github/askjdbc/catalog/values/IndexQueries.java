package io.github.askjdbc.catalog.values;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.apache.lucene.index.IndexReader;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.FuzzyQuery;
import org.apache.lucene.search.MultiTermQuery;
import org.apache.lucene.search.PrefixQuery;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.TermQuery;

/**
 * The queries that find candidates in the index.
 *
 * <p>Short texts are compared with the terms themselves to find those near them. Longer ones go by
 * their rarest trigrams: since an edit touches at most four, a value within two edits shares one of
 * any nine that the text has (prefix filtering; Chaudhuri, Ganti and Kaushik, "A Primitive Operator
 * for Similarity Joins in Data Cleaning", 2006). Trigrams of very many values are left out while
 * others are there.
 */
final class IndexQueries {
  private static final int GRAMS_PER_EDIT = 4;
  private static final int MOST_TERMS = 50;

  /** Values looked at for the grams of one text, before lengths are compared. */
  private static final int MOST_POSTINGS = 10_000;

  private record Gram(String text, int values) {}

  private final IndexReader reader;

  IndexQueries(IndexReader reader) {
    this.reader = reader;
  }

  /** Empty where the index certainly has none, which is told in a fraction of a search's time. */
  Optional<Query> of(Candidates candidates) throws IOException {
    if (candidates instanceof Candidates.Near near) {
      return near.edits() == 1 ? Optional.of(fuzzy(near.folded())) : byGrams(near);
    }
    Candidates.OfTerms terms = (Candidates.OfTerms) candidates;
    return terms.match() == Candidates.Match.ALL ? all(terms) : any(terms);
  }

  private Optional<Query> all(Candidates.OfTerms sought) throws IOException {
    BooleanQuery.Builder all = new BooleanQuery.Builder();
    for (String text : sought.terms()) {
      Term term = new Term(sought.field().indexed(), text);
      if (reader.docFreq(term) == 0) {
        return Optional.empty();
      }
      all.add(new TermQuery(term), BooleanClause.Occur.FILTER);
    }
    return Optional.of(all.build());
  }

  private Optional<Query> any(Candidates.OfTerms sought) throws IOException {
    boolean beginning = sought.match() == Candidates.Match.ANY_BEGINNING;
    BooleanQuery.Builder any = new BooleanQuery.Builder();
    boolean held = false;
    for (String text : sought.terms()) {
      Term term = new Term(sought.field().indexed(), text);
      if (beginning || reader.docFreq(term) > 0) {
        any.add(
            beginning ? new PrefixQuery(term) : new TermQuery(term), BooleanClause.Occur.SHOULD);
        held = true;
      }
    }
    return held ? Optional.of(any.build()) : Optional.empty();
  }

  private static Query fuzzy(String folded) {
    return new FuzzyQuery(
        new Term(TermField.FOLDED.indexed(), folded),
        1,
        0,
        MOST_TERMS,
        true,
        MultiTermQuery.CONSTANT_SCORE_BLENDED_REWRITE);
  }

  private Optional<Query> byGrams(Candidates.Near near) throws IOException {
    List<Gram> held = new ArrayList<>();
    int broken = 0;
    for (String gram : TextAnalysis.grams(near.folded())) {
      int values = reader.docFreq(new Term(ValueFields.GRAMS, gram));
      if (values == 0) {
        broken++;
      } else {
        held.add(new Gram(gram, values));
      }
    }
    int needed = GRAMS_PER_EDIT * near.edits() - broken + 1;
    if (needed <= 0) {
      return Optional.empty();
    }
    held.sort(Comparator.comparingInt(Gram::values).thenComparing(Gram::text));
    BooleanQuery.Builder any = new BooleanQuery.Builder();
    long postings = 0;
    int taken = 0;
    for (Gram gram : held) {
      postings += gram.values();
      if (taken == needed || (taken > 0 && postings > MOST_POSTINGS)) {
        break;
      }
      any.add(new TermQuery(new Term(ValueFields.GRAMS, gram.text())), BooleanClause.Occur.SHOULD);
      taken++;
    }
    return taken == 0 ? Optional.empty() : Optional.of(any.build());
  }
}
