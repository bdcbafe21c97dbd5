package io.github.askjdbc.generation.embedded.grammar.draft;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.ForeignKey;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.WordClass;
import java.util.List;
import java.util.Optional;

/** What sort of columns the columns of a catalog are. */
public record CatalogColumns(CatalogSnapshot catalog) {

  /** The column as the catalog has it; empty where it has none. */
  public Optional<Column> known(ColumnName column) {
    return catalog.column(column);
  }

  /** Whether the catalog knows the column, as one of that kind. */
  public boolean isKind(ColumnName column, ColumnKind kind) {
    return known(column).filter(c -> c.kind() == kind).isPresent();
  }

  /** Whether it holds texts. */
  public boolean isText(ColumnName column) {
    return isKind(column, ColumnKind.TEXT);
  }

  /** Whether it holds numbers that can be added up: those of keys cannot. */
  public boolean isQuantity(ColumnName column) {
    return isKind(column, ColumnKind.NUMBER) && !isKey(column) && !isRowNumber(column);
  }

  /**
   * {@code CUSTNR}, which tells which row is meant also where no key is declared: none is added up.
   */
  private static boolean isRowNumber(ColumnName column) {
    List<String> parts = NameParts.of(column.column());
    return parts.size() > 1 && WordClass.KEY_NUMBER.contains(parts.get(parts.size() - 1));
  }

  /** Whether a column is a primary key, a part of one, or refers to one. */
  public boolean isKey(ColumnName column) {
    boolean primary =
        catalog
            .table(column.table())
            .filter(table -> table.primaryKey().contains(column.column()))
            .isPresent();
    return primary
        || catalog.keysOf(column.table()).stream()
            .anyMatch(
                key ->
                    key.from().equals(column.table())
                        && key.fromColumns().contains(column.column()));
  }

  /** The key that a column is by itself; empty where it is none, or several. */
  public Optional<ForeignKey> reference(ColumnName column) {
    List<ForeignKey> keys =
        catalog.keysOf(column.table()).stream()
            .filter(key -> key.from().equals(column.table()))
            .filter(key -> key.fromColumns().equals(List.of(column.column())))
            .distinct()
            .toList();
    return keys.size() == 1 ? Optional.of(keys.get(0)) : Optional.empty();
  }
}
