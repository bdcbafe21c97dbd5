package io.github.askjdbc.catalog;

import java.util.List;
import java.util.Optional;

/** The tables, columns and keys of a database at one moment. */
public record CatalogSnapshot(List<Table> tables, List<ForeignKey> foreignKeys) {

  public CatalogSnapshot {
    tables = List.copyOf(tables);
    foreignKeys = List.copyOf(foreignKeys);
  }

  public Optional<Table> table(TableName name) {
    return tables.stream().filter(table -> table.name().equals(name)).findFirst();
  }

  /**
   * Every table with that unqualified name, without regard to case; more than one where schemas
   * share it.
   */
  public List<Table> tablesNamed(String name) {
    return tables.stream().filter(table -> table.name().name().equalsIgnoreCase(name)).toList();
  }

  public Optional<Column> column(ColumnName name) {
    return table(name.table()).flatMap(table -> table.column(name.column()));
  }
}
