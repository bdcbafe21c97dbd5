package io.github.askjdbc.generation.embedded.grammar.values;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.selection.ShownRows;
import io.github.askjdbc.linking.Link;
import java.util.Optional;

/**
 * Rows that are listed by what they are, beside a column of theirs: "the sales managers and their
 * salaries" asks for the managers too.
 */
public final class RowsOfValueRule implements Rule {

  @Override
  public void apply(Draft draft) {
    for (int at = 1; at < draft.size() && !draft.rejected; at++) {
      int rows = draft.previous(at);
      Optional<TableName> theirs =
          draft.free(at) ? draft.column(at).map(ColumnName::table) : Optional.empty();
      boolean listed =
          theirs.isPresent()
              && draft.selected.isEmpty()
              && draft.fillerBefore(at, WordClass.POSSESSIVE_PRONOUN)
              && isList(draft, rows, at)
              && areRows(draft, rows, theirs.get());
      if (listed) {
        ShownRows.showNames(draft, rows, theirs.get());
      }
    }
  }

  private static boolean isList(Draft draft, int rows, int at) {
    return (draft.fillerBefore(at, WordClass.AND)
            && draft.onlyBetween(rows, at, WordClass.COLUMN_LIST))
        || (draft.fillerBefore(at, WordClass.WITH)
            && draft.onlyBetween(rows, at, WordClass.WITH_COLUMN));
  }

  /** "Managers", a value of the same rows whose noun nothing else tells. */
  private static boolean areRows(Draft draft, int at, TableName rows) {
    return at >= 0
        && draft
            .value(at)
            .map(Link.ToValue::column)
            .map(ColumnName::table)
            .equals(Optional.of(rows))
        && NounNumber.isPlural(lastWord(draft.tokens.get(at).text()))
        && draft.table(draft.previous(at)).isEmpty()
        && draft.column(draft.previous(at)).isEmpty();
  }

  private static String lastWord(String text) {
    return text.substring(text.lastIndexOf(' ') + 1);
  }
}
