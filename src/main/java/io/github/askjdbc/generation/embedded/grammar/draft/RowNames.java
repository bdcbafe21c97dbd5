package io.github.askjdbc.generation.embedded.grammar.draft;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * What {@link NamingColumns} tells of the tables of a catalog, each found out once. Thread-safe.
 */
public final class RowNames {

  private final CatalogSnapshot catalog;
  private final Map<TableName, List<ColumnName>> columns = new ConcurrentHashMap<>();
  private final Map<TableName, Boolean> people = new ConcurrentHashMap<>();

  public RowNames(CatalogSnapshot catalog) {
    this.catalog = catalog;
  }

  /** As {@link NamingColumns#of}, of a table of the catalog. */
  public List<ColumnName> of(Table table) {
    return columns.computeIfAbsent(table.name(), name -> NamingColumns.of(table));
  }

  /** The same by name; empty for what the catalog does not hold. */
  public List<ColumnName> of(TableName table) {
    return catalog.table(table).map(this::of).orElse(List.of());
  }

  /** As {@link NamingColumns#isOfPeople}, of a table of the catalog. */
  public boolean isOfPeople(Table table) {
    return people.computeIfAbsent(table.name(), name -> NamingColumns.isOfPeople(table));
  }

  /** The same by name; false for what the catalog does not hold. */
  public boolean isOfPeople(TableName table) {
    return catalog.table(table).filter(this::isOfPeople).isPresent();
  }
}
