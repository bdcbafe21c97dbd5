package io.github.askjdbc.sql;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** Finds the stored table that a name in FROM means; never a system table. */
final class TableLookup {
  private static final Set<String> SYSTEM_SCHEMAS =
      Set.of(
          "information_schema",
          "pg_catalog",
          "pg_toast",
          "mysql",
          "performance_schema",
          "sys",
          "system",
          "syscat",
          "sysibm");

  private final CatalogSnapshot catalog;

  TableLookup(CatalogSnapshot catalog) {
    this.catalog = catalog;
  }

  /** The tables that may be meant: none, one, or several where the name is unclear. */
  List<Table> find(Relation.TableRef ref, boolean sqlite) {
    List<Table> found =
        catalog.tablesNamed(ref.name().value()).stream()
            .filter(table -> !system(table.name()))
            .filter(table -> qualified(ref, table.name(), sqlite))
            .toList();
    if (found.size() > 1 && ref.name().quoted()) {
      List<Table> exact =
          found.stream().filter(table -> table.name().name().equals(ref.name().value())).toList();
      return exact.isEmpty() ? found : exact;
    }
    return found;
  }

  /** Whether a table of that name is stored in any schema. */
  boolean exists(Name name) {
    return !catalog.tablesNamed(name.value()).isEmpty();
  }

  private static boolean qualified(Relation.TableRef ref, TableName table, boolean sqlite) {
    List<Name> parts = ref.parts();
    if (parts.size() == 1) {
      return true;
    }
    Name nearest = parts.get(parts.size() - 2);
    if (parts.size() == 2) {
      return (sqlite && nearest.matches("main") && table.schema().isEmpty())
          || is(nearest, table.schema())
          || (table.schema().isEmpty() && is(nearest, table.catalog()));
    }
    return parts.size() == 3 && is(nearest, table.schema()) && is(parts.get(0), table.catalog());
  }

  private static boolean is(Name name, Optional<String> part) {
    return part.filter(name::matches).isPresent();
  }

  private static boolean system(TableName table) {
    boolean inSystemSchema =
        table
            .schema()
            .or(table::catalog)
            .map(schema -> schema.toLowerCase(Locale.ROOT))
            .filter(SYSTEM_SCHEMAS::contains)
            .isPresent();
    return inSystemSchema || table.name().toLowerCase(Locale.ROOT).startsWith("sqlite_");
  }
}
