package io.github.askjdbc.generation.embedded.grammar.times;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;

/** A bare "date" is none of a table that the question does not name, where it names another. */
public final class DateOfOtherRule implements Rule {

  @Override
  public void apply(Draft draft) {
    for (int at = 0; at < draft.size(); at++) {
      if (draft.column(at).filter(column -> isOther(draft, column)).isPresent()
          && !draft.fillerBefore(at, WordClass.ASKING_THING)
          && WordClass.DATE_NOUN.contains(draft.tokens.get(at).text())) {
        draft.reject();
      }
    }
  }

  private static boolean isOther(Draft draft, ColumnName column) {
    return !draft.named.isEmpty() && !draft.named.contains(column.table());
  }
}
