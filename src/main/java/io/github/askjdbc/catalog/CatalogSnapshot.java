package io.github.askjdbc.catalog;

import io.github.askjdbc.text.LetterCase;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** The tables, columns and keys of a database at one moment; found by name in constant time. */
public final class CatalogSnapshot {
  private final List<Table> tables;
  private final List<ForeignKey> foreignKeys;
  private final Map<TableName, Table> byName = new HashMap<>();
  private final Map<String, List<Table>> byPlainName = new HashMap<>();
  private final Map<TableName, List<ForeignKey>> keysOf = new HashMap<>();
  private final Map<TableName, List<String>> places;
  private final Set<String> routines;

  public CatalogSnapshot(List<Table> tables, List<ForeignKey> foreignKeys) {
    this(tables, foreignKeys, Map.of(), Set.of());
  }

  /**
   * @param places the catalog and the schema of a table whose name is found without them, the
   *     outermost first, as far as the target has them
   * @param routines names, in upper case, of functions that somebody stored in the database
   */
  public CatalogSnapshot(
      List<Table> tables,
      List<ForeignKey> foreignKeys,
      Map<TableName, List<String>> places,
      Set<String> routines) {
    this.routines = Set.copyOf(routines);
    this.tables = List.copyOf(tables);
    this.foreignKeys = List.copyOf(foreignKeys);
    this.places = Map.copyOf(places);
    for (Table table : this.tables) {
      byName.putIfAbsent(table.name(), table);
      byPlainName
          .computeIfAbsent(folded(table.name().name()), name -> new ArrayList<>(1))
          .add(table);
    }
    for (ForeignKey key : this.foreignKeys) {
      keysOf.computeIfAbsent(key.from(), name -> new ArrayList<>(2)).add(key);
      if (!key.to().equals(key.from())) {
        keysOf.computeIfAbsent(key.to(), name -> new ArrayList<>(2)).add(key);
      }
    }
  }

  public List<Table> tables() {
    return tables;
  }

  /** Declared and inferred ones. */
  public List<ForeignKey> foreignKeys() {
    return foreignKeys;
  }

  /** The foreign keys of a table and those that refer to it, in the order of all. */
  public List<ForeignKey> keysOf(TableName table) {
    return Collections.unmodifiableList(keysOf.getOrDefault(table, List.of()));
  }

  /** The same tables with other foreign keys. */
  public CatalogSnapshot withForeignKeys(List<ForeignKey> keys) {
    return new CatalogSnapshot(tables, keys, places, routines);
  }

  public Optional<Table> table(TableName name) {
    return Optional.ofNullable(byName.get(name));
  }

  /**
   * Names, in upper case, of functions that somebody stored in the database: what a call of one
   * does is not known, even if a built-in function has the same name.
   */
  public Set<String> routines() {
    return routines;
  }

  /** What may stand before the name of a table: its catalog and schema, the outermost first. */
  public List<String> placeOf(TableName table) {
    return places.getOrDefault(
        table, Stream.concat(table.catalog().stream(), table.schema().stream()).toList());
  }

  /**
   * Every table with that unqualified name, without regard to case; more than one where schemas
   * share it.
   */
  public List<Table> tablesNamed(String name) {
    return List.copyOf(byPlainName.getOrDefault(folded(name), List.of()));
  }

  public Optional<Column> column(ColumnName name) {
    return table(name.table()).flatMap(table -> table.column(name.column()));
  }

  /** Whether a table that is no view has a column of that name, in whatever case. */
  public boolean isOfTable(ColumnName name) {
    return tables.stream()
        .anyMatch(table -> !table.view() && table.column(name.column()).isPresent());
  }

  private static String folded(String name) {
    return LetterCase.folded(name);
  }
}
