package io.github.askjdbc.generation.embedded.grammar.selection;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.Stemming;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.phrases.OwnedColumn;
import java.util.List;
import java.util.Optional;

/**
 * "The name of the newest film", where a film has a title, and "name" is what the column of other
 * rows is called, or one by which a film refers to its studio.
 */
public final class NameOfRows {

  private static final String NAME = "name";

  private NameOfRows() {}

  /** Whether a token asks for a name. */
  public static boolean isName(Draft draft, int at) {
    return Stemming.stem(draft.tokens.get(at).text()).equals(NAME);
  }

  /** The rows whose name is asked for, if the column that the word names is not their own. */
  public static Optional<TableName> ofOthers(Draft draft, int at) {
    ColumnName column = draft.column(at).orElseThrow();
    return rows(draft, at)
        .filter(
            rows ->
                rows.equals(column.table())
                    ? refers(draft, column)
                    : called(draft, rows).stream().noneMatch(draft.columns::isKey));
  }

  /** Shows what the rows are called, where no column of theirs is that of others. */
  static void show(Draft draft, int at, TableName rows) {
    if (called(draft, rows).stream().anyMatch(name -> refers(draft, name))) {
      draft.reject();
      return;
    }
    ShownRows.showNames(draft, at, rows);
  }

  private static boolean refers(Draft draft, ColumnName column) {
    return draft.knowledge.catalog().keysOf(column.table()).stream()
        .anyMatch(
            key ->
                key.from().equals(column.table()) && key.fromColumns().contains(column.column()));
  }

  private static List<ColumnName> called(Draft draft, TableName rows) {
    return draft.knowledge.catalog().table(rows).map(draft.names::of).orElse(List.of());
  }

  /** The rows behind "of", over what else is said of them: "of the most recent orders". */
  private static Optional<TableName> rows(Draft draft, int at) {
    int next = draft.next(at);
    boolean owned = at > 0 && OwnedColumn.isBehind(draft, at - 1);
    if (!isName(draft, at) || owned || !draft.fillerBefore(next, WordClass.OF)) {
      return Optional.empty();
    }
    while (next < draft.size()
        && (draft.cue(next).isPresent()
            || draft.measure(next).isPresent()
            || draft.number(next).isPresent())) {
      next = draft.next(next);
    }
    boolean owner =
        draft.table(next + 1).isPresent()
            || draft.value(next + 1).isPresent()
            || draft.fillerBefore(draft.next(next), WordClass.POSSESSIVE);
    return owner ? Optional.empty() : draft.table(next);
  }
}
