package io.github.askjdbc.generation.embedded.grammar.aggregates;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.ShortNames;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.Rule;
import io.github.askjdbc.generation.embedded.grammar.draft.UsedColumns;

/**
 * "What does a valve cost us" is told by no price of valves where others, of suppliers or orders,
 * have prices of them too.
 */
public final class CostToUsRule implements Rule {

  private static final String US = "us";

  @Override
  public void apply(Draft draft) {
    for (int at = 1; at < draft.size(); at++) {
      boolean said =
          draft.tokens.get(at).text().equals(US)
              && WordClass.COSTING.contains(draft.tokens.get(at - 1).text());
      if (said
          && draft.selected.stream()
              .flatMap(one -> UsedColumns.of(one.expression()).stream())
              .anyMatch(column -> isPrice(column) && hasOthers(draft, column.table()))) {
        draft.reject();
        return;
      }
    }
  }

  private static boolean hasOthers(Draft draft, TableName priced) {
    return draft.knowledge.catalog().keysOf(priced).stream()
        .filter(key -> key.to().equals(priced) && !key.from().equals(priced))
        .flatMap(key -> draft.knowledge.catalog().table(key.from()).stream())
        .flatMap(table -> table.columns().stream())
        .map(Column::name)
        .anyMatch(CostToUsRule::isPrice);
  }

  private static boolean isPrice(ColumnName column) {
    return NameParts.of(ShortNames.writtenOut(column.column())).stream()
        .anyMatch(WordClass.UNIT_PRICE::contains);
  }
}
