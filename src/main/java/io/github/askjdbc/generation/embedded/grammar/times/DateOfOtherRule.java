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
          && !isOfEvent(draft, at)
          && WordClass.DATE_NOUN.contains(draft.tokens.get(at).text())) {
        draft.reject();
      }
    }
  }

  /** "Admission date" is told by the word for what came about. */
  private static boolean isOfEvent(Draft draft, int at) {
    int word = draft.tokens.get(at).span().first() - 1;
    return word >= 0
        && draft.dates.toldBy(word).keySet().stream()
            .anyMatch(column -> draft.named.contains(column.table()));
  }

  private static boolean isOther(Draft draft, ColumnName column) {
    return !draft.named.isEmpty() && !draft.named.contains(column.table());
  }
}
