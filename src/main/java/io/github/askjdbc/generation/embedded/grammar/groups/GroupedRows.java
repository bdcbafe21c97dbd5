package io.github.askjdbc.generation.embedded.grammar.groups;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.ForeignKey;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.generation.embedded.grammar.draft.Draft;
import io.github.askjdbc.generation.embedded.grammar.draft.NamingColumns;
import io.github.askjdbc.linking.NameExtent;
import java.util.List;
import java.util.Optional;

/**
 * Rows that a key stands for: "by reason" wants the names of reasons where {@code reason_code} is
 * their key or refers to it, unless the question says the key's whole name.
 */
public final class GroupedRows {

  /** Believed that much less where rows of the same table are meant, which cannot be joined. */
  private static final double KEYS_OF_OWN = 0.3;

  private GroupedRows() {}

  /**
   * The table of those rows; empty where the column itself is meant.
   *
   * @param at the token that names the column
   */
  public static Optional<TableName> of(Draft draft, int at, ColumnName column) {
    int said = draft.tokens.get(at).span().length();
    boolean whole =
        draft.tokens.get(at).link().filter(one -> one.naming() == NameExtent.WHOLE).isPresent();
    if (whole && said >= NameParts.of(column.column()).size()) {
      return Optional.empty();
    }
    Optional<ForeignKey> reference = draft.columns.reference(column);
    if (reference.filter(one -> one.to().equals(column.table())).isPresent()) {
      draft.belief *= KEYS_OF_OWN;
      return Optional.empty();
    }
    TableName rows = reference.map(ForeignKey::to).orElse(column.table());
    String key = reference.map(one -> one.toColumns().get(0)).orElse(column.column());
    return draft
        .knowledge
        .catalog()
        .table(rows)
        .filter(table -> table.primaryKey().equals(List.of(key)) && isNamedOtherwise(table, key))
        .map(Table::name);
  }

  private static boolean isNamedOtherwise(Table table, String key) {
    List<ColumnName> names = NamingColumns.of(table);
    return !names.isEmpty() && names.stream().noneMatch(name -> name.column().equals(key));
  }
}
