package io.github.askjdbc.catalog.values;

import io.github.askjdbc.catalog.MatchKind;
import java.io.IOException;
import java.util.Optional;
import java.util.Set;
import org.apache.lucene.index.IndexReader;
import org.apache.lucene.search.Query;

/** One way from a text to the stored values that it may mean. */
interface Finder {

  /** How a value matched, and how well. */
  record Judgement(MatchKind kind, double score) {}

  /** Judges what a query found, by more than the index's terms say. */
  @FunctionalInterface
  interface Judge {
    Optional<Judgement> of(Hit hit) throws IOException;
  }

  /** A query and what to make of its hits. */
  record Search(Query query, Judge judge) {}

  /** The kinds of match that may come of it. */
  Set<MatchKind> kinds();

  /** Empty where the text has no form that this way could look for. */
  Optional<Search> search(String text, IndexReader reader) throws IOException;
}
