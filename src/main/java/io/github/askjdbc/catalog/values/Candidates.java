package io.github.askjdbc.catalog.values;

import java.util.Collection;

/** The values that one way of finding judges one by one; a store has short ways to them. */
sealed interface Candidates {

  /** How terms are looked for. */
  enum Match {
    ALL,
    ANY,
    ANY_BEGINNING
  }

  /** Values that have the terms in one field. */
  record OfTerms(TermField field, Match match, Collection<String> terms) implements Candidates {}

  /**
   * At least the values that so many edits, one or two, lead to from a folded text; after two a
   * trigram must be left as it was.
   */
  record Near(String folded, int edits) implements Candidates {}
}
