package io.github.askjdbc.sql;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.database.Dialect;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Finds the stored table that a name in FROM means; never a system table. */
final class TableLookup {
  private static final String OF_SQLITE = "sqlite_";
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
  private final Dialect dialect;
  private final NameFolding folding;

  TableLookup(CatalogSnapshot catalog, Dialect dialect) {
    this.catalog = catalog;
    this.dialect = dialect;
    this.folding = NameFolding.ofRelations(dialect);
  }

  /** The tables that may be meant: none, one, or several where the name is unclear. */
  List<Table> find(Relation.TableRef ref) {
    List<Table> found =
        catalog.tablesNamed(ref.name().value()).stream()
            .filter(table -> !system(table.name()))
            .filter(table -> qualified(ref, table.name()))
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

  /** Whether what stands before the name is where the table is. */
  private boolean qualified(Relation.TableRef ref, TableName table) {
    List<Name> before = ref.parts().subList(0, ref.parts().size() - 1);
    List<String> place = catalog.placeOf(table);
    if (dialect == Dialect.SQLITE && place.isEmpty()) {
      place = List.of("main");
    }
    int skipped = place.size() - before.size();
    if (skipped < 0) {
      return false;
    }
    for (int i = 0; i < before.size(); i++) {
      if (!folding.same(before.get(i), place.get(skipped + i))) {
        return false;
      }
    }
    return true;
  }

  /** Whether a table is the target's own. */
  static boolean system(TableName table) {
    boolean inSystemSchema =
        table
            .schema()
            .or(table::catalog)
            .map(schema -> schema.toLowerCase(Locale.ROOT))
            .filter(SYSTEM_SCHEMAS::contains)
            .isPresent();
    return inSystemSchema || table.name().regionMatches(true, 0, OF_SQLITE, 0, OF_SQLITE.length());
  }
}
