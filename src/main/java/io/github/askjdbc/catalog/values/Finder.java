package io.github.askjdbc.catalog.values;

import io.github.askjdbc.catalog.MatchKind;
import java.io.IOException;
import java.util.Optional;
import java.util.Set;

/** One way from a text to the stored values that it may mean. */
interface Finder {

  /** How a value matched, and how well. */
  record Judgement(MatchKind kind, double score) {}

  /** Judges a candidate, by more than its terms say. */
  @FunctionalInterface
  interface Judge {
    Optional<Judgement> of(Hit hit) throws IOException;
  }

  /** Where to look and what to make of the hits, in whichever store. */
  record Search(Candidates candidates, Judge judge) {

    /** The same for matches of some kinds alone. */
    Search only(Set<MatchKind> kinds) {
      return new Search(
          candidates, hit -> judge.of(hit).filter(found -> kinds.contains(found.kind())));
    }
  }

  /** The kinds of match that may come of it. */
  Set<MatchKind> kinds();

  /** Empty where the text has no form that this way could look for. */
  Optional<Search> search(String text);
}
