package io.github.askjdbc.generation.embedded.grammar.aggregates;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.draft.UsedColumns;
import java.util.Optional;
import java.util.stream.Stream;

/** "Stock by warehouse" asks for how much there is, and not in how many rows that stands. */
public final class StockCountedRule implements Rule {

  @Override
  public void apply(Draft draft) {
    boolean counts =
        draft.countsSubject
            || (draft.counted.isPresent() && draft.summed.isEmpty())
            || draft.actions.stream().anyMatch(Action.AddGroupBy.class::isInstance);
    for (int at = 0; at < draft.size() && counts; at++) {
      Optional<TableName> stock = draft.table(at);
      if (stock.isPresent()
          && WordClass.STOCK_NOUN.contains(draft.tokens.get(at).text())
          && !isOfRecords(draft, at + 1)
          && hasQuantity(draft, stock.get())
          && used(draft)
              .noneMatch(
                  column ->
                      column.table().equals(stock.get()) && draft.columns.isQuantity(column))) {
        draft.reject();
        return;
      }
    }
  }

  private static boolean isOfRecords(Draft draft, int at) {
    return at < draft.size() && WordClass.RECORD_NOUN.contains(draft.tokens.get(at).text());
  }

  private static boolean hasQuantity(Draft draft, TableName stock) {
    return draft.knowledge.catalog().table(stock).stream()
        .flatMap(table -> table.columns().stream())
        .anyMatch(column -> draft.columns.isQuantity(column.name()));
  }

  private static Stream<ColumnName> used(Draft draft) {
    return Stream.concat(
        draft.selected.stream().flatMap(one -> UsedColumns.of(one.expression()).stream()),
        draft.actions.stream().flatMap(action -> UsedColumns.of(action).stream()));
  }
}
