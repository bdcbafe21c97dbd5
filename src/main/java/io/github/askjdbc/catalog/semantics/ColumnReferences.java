package io.github.askjdbc.catalog.semantics;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds the public columns that a piece of SQL names, without reading the SQL itself. */
final class ColumnReferences {
  private static final int MOST_COLUMNS = 8;

  private final CatalogSnapshot catalog;

  ColumnReferences(CatalogSnapshot catalog) {
    this.catalog = catalog;
  }

  /**
   * The columns that a text may mean which is a reference and nothing else; empty if it is none.
   */
  Optional<List<ColumnName>> only(String text) {
    String bare = text.strip();
    List<WrittenName> names = WrittenName.in(bare, WrittenName.QUOTES);
    if (names.isEmpty() || !names.get(0).isAllOf(bare) || names.get(0).parts().size() > 2) {
      return Optional.empty();
    }
    List<ColumnName> found = columns(names.get(0));
    return found.isEmpty() || found.size() > MOST_COLUMNS ? Optional.empty() : Optional.of(found);
  }

  /** The one table that holds every column that a definition names; at least one must be. */
  Optional<TableName> table(String definition) {
    Optional<List<TableName>> tables = Optional.empty();
    for (WrittenName name : WrittenName.in(definition, WrittenName.QUOTES)) {
      List<TableName> holding =
          name.refers() ? columns(name).stream().map(ColumnName::table).toList() : List.of();
      if (!holding.isEmpty()) {
        List<TableName> both = new ArrayList<>(tables.orElse(holding));
        both.retainAll(holding);
        tables = Optional.of(both);
      }
    }
    return tables.filter(found -> found.size() == 1).map(found -> found.get(0));
  }

  private List<ColumnName> columns(WrittenName name) {
    List<Table> tables =
        name.isQualified() ? catalog.tablesNamed(name.qualifier()) : catalog.tables();
    return tables.stream()
        .flatMap(table -> table.column(name.name()).stream())
        .map(Column::name)
        .toList();
  }
}
