package io.github.askjdbc.generation.embedded.grammar.phrases;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.WordClass;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import java.util.List;
import java.util.Optional;

/**
 * The money that rows are said to be of where no word names its column: "payments of more than".
 */
public final class UnnamedAmount {

  private UnnamedAmount() {}

  /** Their one column of money, or of several the one that is their own amount. */
  public static Optional<ColumnName> of(Draft draft, TableName rows) {
    List<ColumnName> money =
        draft.knowledge.catalog().table(rows).stream()
            .flatMap(table -> table.columns().stream())
            .map(Column::name)
            .filter(draft.columns::isQuantity)
            .filter(UnnamedAmount::isMoney)
            .toList();
    List<ColumnName> own =
        money.size() == 1 ? money : money.stream().filter(OwnAmount::isOwnAmount).toList();
    return own.size() == 1 ? Optional.of(own.get(0)) : Optional.empty();
  }

  /** Whether a column is called by money. */
  public static boolean isMoney(ColumnName column) {
    return NameParts.of(column.column()).stream()
        .anyMatch(part -> WordClass.MONEY.contains(part) || WordClass.PAID_FOR.contains(part));
  }
}
