package io.github.askjdbc.generation.embedded.grammar.completion;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.actions.Expression.Aggregate;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Tables whose rows tell how many there are of what they are called by: "how many visitors" adds up
 * the column {@code visitors} of a table called so, of which a row may be that of a day.
 */
final class RowsOfNumbers {

  private RowsOfNumbers() {}

  /** Adds up what would count the rows of such a table. */
  static void added(Draft draft) {
    Optional<ColumnName> counted = draft.counted.flatMap(rows -> numbers(draft, rows));
    if (draft.summed.isEmpty() && counted.isPresent()) {
      if (draft.subject.isEmpty() || draft.subject.equals(draft.counted)) {
        draft.reject(); // of which column of theirs there are how many
      }
      draft.summed = counted;
    }
    Optional<ColumnName> asked = draft.subject.flatMap(rows -> numbers(draft, rows));
    if (draft.countsSubject && asked.isPresent()) {
      Expression sum = Aggregate.of(Expression.Function.SUM, asked.get());
      draft.selected.replaceAll(
          one ->
              one.expression().equals(Aggregate.countRows())
                  ? new Draft.Selected(one.token(), sum, one.assumed(), one.from())
                  : one);
    }
  }

  private static Optional<ColumnName> numbers(Draft draft, TableName rows) {
    List<String> called = NameParts.of(rows.name());
    String noun = called.isEmpty() ? "" : called.get(called.size() - 1);
    return draft.knowledge.catalog().table(rows).stream()
        .flatMap(table -> table.columns().stream())
        .map(Column::name)
        .filter(draft.columns::isQuantity)
        .filter(column -> NounNumber.isSame(column.column().toLowerCase(Locale.ROOT), noun))
        .findFirst();
  }
}
