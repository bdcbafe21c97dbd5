package io.github.askjdbc.generation.embedded.grammar.aggregates;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.phrases.OtherPerson;

/**
 * A column of numbers each of which stands for one thing: the {@code advisor} of a student tells
 * who it is, and how many advisors there are is no sum.
 */
final class OneOfEach {

  private OneOfEach() {}

  /** Whether a token says in the plural what its column is called in the singular. */
  static boolean isNamed(Draft draft, int at) {
    return NounNumber.isPlural(draft.tokens.get(at).text())
        && draft.column(at).map(ColumnName::column).map(NameParts::of).stream()
            .filter(parts -> parts.size() == 1)
            .map(parts -> parts.get(0))
            .anyMatch(noun -> !NounNumber.isPlural(noun) && OtherPerson.isPerson(noun));
  }
}
