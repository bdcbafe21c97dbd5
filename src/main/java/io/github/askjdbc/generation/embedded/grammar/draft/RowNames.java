package io.github.askjdbc.generation.embedded.grammar.draft;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What {@link NamingColumns} tells of every table of a catalog, found out once. */
public final class RowNames {

  private final Map<TableName, List<ColumnName>> columns = new HashMap<>();
  private final Set<TableName> people = new HashSet<>();

  public RowNames(CatalogSnapshot catalog) {
    for (Table table : catalog.tables()) {
      columns.put(table.name(), NamingColumns.of(table));
      if (NamingColumns.isOfPeople(table)) {
        people.add(table.name());
      }
    }
  }

  /** As {@link NamingColumns#of}, of a table of the catalog. */
  public List<ColumnName> of(Table table) {
    return of(table.name());
  }

  /** The same by name; empty for what the catalog does not hold. */
  public List<ColumnName> of(TableName table) {
    return columns.getOrDefault(table, List.of());
  }

  /** As {@link NamingColumns#isOfPeople}, of a table of the catalog. */
  public boolean isOfPeople(Table table) {
    return isOfPeople(table.name());
  }

  /** The same by name; false for what the catalog does not hold. */
  public boolean isOfPeople(TableName table) {
    return people.contains(table);
  }
}
