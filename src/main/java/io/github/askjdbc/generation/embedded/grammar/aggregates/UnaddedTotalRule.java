package io.github.askjdbc.generation.embedded.grammar.aggregates;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.english.NounNumber;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Expression.Cell;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.draft.UsedColumns;
import io.github.askjdbc.linking.Cue;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * "The invoice total of October" is one number, where the rows have a total each: those of many
 * rows one below the other are not what was asked for, and nothing is read.
 */
public final class UnaddedTotalRule implements Rule {

  private static final String TOTAL = "total";

  @Override
  public void apply(Draft draft) {
    Set<ColumnName> shown =
        draft.selected.stream()
            .map(Draft.Selected::expression)
            .filter(Cell.class::isInstance)
            .map(cell -> ((Cell) cell).column())
            .collect(Collectors.toUnmodifiableSet());
    boolean alone = shown.size() == 1 && draft.selected.size() == 1;
    draft.rejected |=
        alone
            && draft.actions.stream().noneMatch(Action.AddLimit.class::isInstance)
            && IntStream.range(0, draft.size())
                .filter(at -> draft.tokens.get(at).text().equals(TOTAL) || isTotal(draft, at))
                .boxed()
                .flatMap(at -> draft.column(at).stream())
                .filter(shown::contains)
                .anyMatch(total -> !isOfOne(draft, total));
  }

  /** "Invoice total"; "total amount", where no row is asked for by itself. */
  private static boolean isTotal(Draft draft, int at) {
    String text = draft.tokens.get(at).text();
    return text.endsWith(" " + TOTAL)
        || (text.startsWith(TOTAL + " ")
            && !NounNumber.isPlural(text)
            && !draft.question.asks(Cue.EACH));
  }

  /** Whether what rows are called by, or a key, tells which one is meant. */
  private static boolean isOfOne(Draft draft, ColumnName total) {
    Optional<Table> rows = draft.knowledge.catalog().table(total.table());
    return rows.stream()
        .flatMap(
            table ->
                draft.actions.stream()
                    .filter(Action.AddWhere.class::isInstance)
                    .flatMap(where -> UsedColumns.of(where).stream())
                    .filter(
                        column ->
                            draft.names.of(table).contains(column)
                                || table.primaryKey().contains(column.column())))
        .findAny()
        .isPresent();
  }
}
