package io.github.askjdbc.catalog.values;

import io.github.askjdbc.catalog.MatchKind;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.apache.lucene.index.IndexReader;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.FuzzyQuery;
import org.apache.lucene.search.MultiTermQuery;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.TermQuery;

/**
 * Values a few changed, missing, additional or swapped characters away: one from {@value
 * #ONE_EDIT_FROM} characters on, two from {@value #TWO_EDITS_FROM} on, digits excepted.
 *
 * <p>Short texts are compared with the terms themselves. Longer ones go by their rarest trigrams:
 * since an edit touches at most four, a value within two edits shares one of any nine that the text
 * has (prefix filtering; Chaudhuri, Ganti and Kaushik, "A Primitive Operator for Similarity Joins
 * in Data Cleaning", 2006). Trigrams of very many values are left out while others are there.
 */
final class Typos implements Finder {
  static final int ONE_EDIT_FROM = 4;
  static final int TWO_EDITS_FROM = 8;

  private static final double SCORE = 0.8;
  private static final int GRAMS_PER_EDIT = 4;
  private static final int MOST_TERMS = 50;
  private static final int LONGEST = 200;

  /** Values looked at for the grams of one text, before lengths are compared. */
  private static final int MOST_POSTINGS = 10_000;

  private final TextAnalysis analysis;

  Typos(TextAnalysis analysis) {
    this.analysis = analysis;
  }

  private record Gram(String text, int values) {}

  @Override
  public Set<MatchKind> kinds() {
    return EnumSet.of(MatchKind.TYPO);
  }

  @Override
  public Optional<Search> search(String text, IndexReader reader) throws IOException {
    String folded = TextForm.folded(text);
    int length = folded.codePointCount(0, folded.length());
    if (length < ONE_EDIT_FROM || length > LONGEST) {
      return Optional.empty();
    }
    int edits = length < TWO_EDITS_FROM ? 1 : 2;
    Optional<Query> query =
        edits == 1 ? Optional.of(fuzzy(folded)) : byGrams(folded, edits, reader);
    return query.map(found -> new Search(found, judge(folded, length, edits)));
  }

  private static Query fuzzy(String folded) {
    return new FuzzyQuery(
        new Term(ValueFields.FOLDED, folded),
        1,
        0,
        MOST_TERMS,
        true,
        MultiTermQuery.CONSTANT_SCORE_BLENDED_REWRITE);
  }

  private Optional<Query> byGrams(String folded, int edits, IndexReader reader) throws IOException {
    List<Gram> held = new ArrayList<>();
    int broken = 0;
    for (String gram : analysis.grams(folded)) {
      int values = reader.docFreq(new Term(ValueFields.GRAMS, gram));
      if (values == 0) {
        broken++;
      } else {
        held.add(new Gram(gram, values));
      }
    }
    int needed = GRAMS_PER_EDIT * edits - broken + 1;
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
    if (taken == 0) {
      return Optional.empty();
    }
    return Optional.of(any.build());
  }

  /** Most candidates are ruled out by their characters, before their text is read. */
  private static Judge judge(String folded, int length, int edits) {
    long characters = TextForm.characters(folded);
    String digits = TextForm.digits(folded);
    return hit -> {
      if (Long.bitCount(characters ^ hit.characters()) > 2 * edits
          || Math.abs(hit.length() - length) > edits) {
        return Optional.empty();
      }
      String stored = TextForm.folded(hit.stored());
      int distance = EditDistance.between(folded, stored, edits);
      if (distance == 0 || distance > edits || !TextForm.digits(stored).equals(digits)) {
        return Optional.empty();
      }
      double changed = (double) distance / Math.max(length, hit.length());
      return Optional.of(new Judgement(MatchKind.TYPO, SCORE * (1 - changed)));
    };
  }
}
