package io.github.askjdbc.introspection;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.english.NameParts;
import io.github.askjdbc.english.NounNumber;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Whether tables or columns of a database have the names of parts of a catalog: {@code tables},
 * {@code dining_table}, {@code booking.table}. Linking leaves the word out of longer names, where
 * it may say no more than that they are tables.
 */
final class NounsInSchema {

  private NounsInSchema() {}

  /**
   * @param nouns words for parts of a catalog, folded, in singular or plural
   */
  static boolean named(Set<String> nouns, CatalogSnapshot catalog) {
    Set<String> singular =
        nouns.stream().map(NounNumber::singular).collect(Collectors.toUnmodifiableSet());
    long headed = catalog.tables().stream().filter(table -> singular.contains(head(table))).count();
    // where most tables end so, the word says nothing of each
    boolean ofTables = headed > 0 && 2 * headed <= catalog.tables().size();
    return ofTables
        || catalog.tables().stream().anyMatch(table -> isWhole(table.name().name(), singular))
        || catalog.tables().stream()
            .flatMap(table -> table.columns().stream())
            .map(Column::name)
            .anyMatch(column -> isWhole(column.column(), singular));
  }

  private static String head(Table table) {
    List<String> parts = NameParts.of(table.name().name());
    return parts.isEmpty() ? "" : NounNumber.singular(parts.get(parts.size() - 1));
  }

  private static boolean isWhole(String name, Set<String> singular) {
    List<String> parts = NameParts.of(name);
    return parts.size() == 1 && singular.contains(NounNumber.singular(parts.get(0)));
  }
}
