package io.github.askjdbc.generation.embedded.grammar.groups;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.times.GroupedTimes;
import io.github.askjdbc.linking.Evidence;
import io.github.askjdbc.linking.WordSpan;
import java.util.List;
import java.util.Optional;

/** Makes one row of the result a row of a table, or a value of a column. */
public final class Groups {

  private static final String PER = "per";

  private Groups() {}

  /** Whether a token that nothing took yet names what groups can be made of. */
  public static boolean groupable(Draft draft, int at) {
    return draft.free(at)
        && (draft.column(at).isPresent() || draft.table(at).isPresent())
        && !isVerb(draft, at)
        && !isRate(draft, at);
  }

  /** "The cheapest tariff per kilometre" says by which price, and makes no groups of that price. */
  private static boolean isRate(Draft draft, int at) {
    return draft.column(at).filter(one -> NameParts.of(one.column()).contains(PER)).isPresent()
        && draft.isQuantity(at)
        && draft.tokens.get(at).span().length() == 1;
  }

  /** "How many did each rent" makes no groups of rentals. */
  static boolean isVerb(Draft draft, int at) {
    return draft.table(at).isPresent()
        && draft.tokens.get(at).link().filter(l -> l.evidence() == Evidence.SYNONYM).isPresent();
  }

  /** Makes one row of the result a row of a table, or a value of a column, that a token names. */
  public static void group(Draft draft, int at, List<WordSpan> spans) {
    Optional<ColumnName> column = draft.column(at);
    Optional<TableName> rows = column.flatMap(key -> GroupedRows.of(draft, at, key));
    if (rows.isPresent()) {
      group(draft, at, rows.get(), spans);
      return;
    }
    if (column.isPresent()) {
      Expression cell =
          GroupedTimes.day(draft, column.get()).orElseGet(() -> new Expression.Cell(column.get()));
      draft.select(at, cell, spans);
      draft.actions.add(new Action.AddGroupBy(cell, spans));
      return;
    }
    group(draft, at, draft.table(at).get(), spans);
  }

  /** Makes one row of the result a row of a table. */
  public static void group(Draft draft, int at, TableName table, List<WordSpan> spans) {
    draft.named.add(table);
    Table known = draft.knowledge.catalog().table(table).orElseThrow();
    if (known.primaryKey().size() != 1
        && draft.names.of(known).stream().allMatch(draft.columns::isKey)) {
      draft.reject(); // rows that tell only what belongs together are no groups
      return;
    }
    for (String key : known.primaryKey()) {
      Expression cell = new Expression.Cell(new ColumnName(table, key));
      draft.actions.add(new Action.AddGroupBy(cell, spans));
    }
    for (ColumnName name : draft.names.of(known)) {
      Expression.Cell cell = new Expression.Cell(name);
      draft.assume(at, cell, spans);
      if (!known.primaryKey().contains(name.column())) {
        draft.actions.add(new Action.AddGroupBy(cell, spans));
      }
    }
  }
}
