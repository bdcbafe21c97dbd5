package io.github.askjdbc.generation.embedded.grammar.aggregates;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.actions.Expression.Aggregate;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Link;
import java.util.List;
import java.util.stream.IntStream;

/**
 * "How many copies of Pirate Cove do we have": the rows of an inventory that has one for each copy.
 * Not where a row says how many there are, or whether it is still there.
 */
public final class CopiesRule implements Rule {

  @Override
  public void apply(Draft draft) {
    IntStream.range(0, draft.size())
        .filter(at -> draft.isFree(at, Cue.COUNT))
        .filter(at -> isOfOne(draft, draft.next(at)))
        .findFirst()
        .ifPresent(at -> read(draft, at, draft.next(at)));
  }

  /** "Copies of" the one called so, and nothing more. */
  private static boolean isOfOne(Draft draft, int at) {
    int work = draft.next(at);
    return draft.isUnknown(at)
        && WordClass.COPY.contains(draft.tokens.get(at).text())
        && draft.onlyBetween(at, work, WordClass.OF)
        && draft.value(work).map(Link.ToValue::column).filter(draft::isName).isPresent()
        && draft.next(work) >= draft.size();
  }

  private static void read(Draft draft, int count, int copies) {
    TableName work = draft.value(draft.next(copies)).orElseThrow().column().table();
    List<Table> stocks =
        draft.knowledge.catalog().tables().stream()
            .filter(table -> isOf(draft, table, work))
            .toList();
    if (stocks.size() == 1 && isPlain(draft, stocks.get(0))) {
      draft.subject = stocks.stream().map(Table::name).findFirst();
      draft.countsSubject = true;
      draft.named.add(stocks.get(0).name());
      draft.select(count, Aggregate.countRows(), draft.take(count, copies));
    }
  }

  private static boolean isOf(Draft draft, Table table, TableName work) {
    List<String> parts = NameParts.of(table.name().name());
    return !parts.isEmpty()
        && WordClass.COPIES_TABLE.contains(parts.get(parts.size() - 1))
        && draft.graph.references(table.name(), work).size() == 1;
  }

  private static boolean isPlain(Draft draft, Table table) {
    return table.columns().stream()
        .map(Column::name)
        .filter(column -> !draft.columns.isKey(column))
        .noneMatch(column -> draft.columns.isQuantity(column) || saysState(draft, column));
  }

  private static boolean saysState(Draft draft, ColumnName column) {
    return draft.isFlag(column)
        || NameParts.of(column.column()).stream().anyMatch(WordClass.STATUS_COLUMN::contains);
  }
}
