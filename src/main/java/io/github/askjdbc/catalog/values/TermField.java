package io.github.askjdbc.catalog.values;

import java.util.Collection;
import java.util.Set;

/** The terms that a value is found by. */
enum TermField {
  /** The folded text as one term. */
  FOLDED("folded") {
    @Override
    Collection<String> of(ValueForms value) {
      return Set.of(value.folded());
    }
  },

  /** Stems, as many terms. */
  WORDS("words") {
    @Override
    Collection<String> of(ValueForms value) {
      return value.stems();
    }
  },

  /** All stems as one short term, which different ones may share by chance. */
  ALL_WORDS("allWords") {
    @Override
    Collection<String> of(ValueForms value) {
      return Set.of(allWords(value.stems()));
    }
  },

  /** First letters of the words, and values that may be such letters; see {@link Acronyms}. */
  ACRONYM("acronym") {
    @Override
    Collection<String> of(ValueForms value) {
      return Acronyms.forms(value.stored());
    }
  };

  private final String indexed;

  TermField(String indexed) {
    this.indexed = indexed;
  }

  abstract Collection<String> of(ValueForms value);

  /** The field's name in an index. */
  String indexed() {
    return indexed;
  }

  /** The same for the same words in any order. */
  static String allWords(Set<String> stems) {
    return Integer.toString(stems.hashCode(), Character.MAX_RADIX);
  }
}
