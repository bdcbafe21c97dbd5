package io.github.askjdbc.catalog;

import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.database.VisibleTables;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Puts together what was read, with private columns and all that mentions them left out. */
final class SnapshotBuilder {
  private final Dialect dialect;
  private final PrivateColumns privateColumns;
  private final DeclaredKeys keys;
  private final Set<ColumnName> invisible;
  private final List<Table> tables = new ArrayList<>();
  private final Map<TableName, List<String>> places = new HashMap<>();

  /**
   * @param invisible columns that a {@code *} leaves out
   */
  SnapshotBuilder(
      Dialect dialect,
      PrivateColumns privateColumns,
      DeclaredKeys keys,
      Set<ColumnName> invisible) {
    this.invisible = invisible;
    this.dialect = dialect;
    this.privateColumns = privateColumns;
    this.keys = keys;
  }

  void add(VisibleTables.Entry entry, List<ColumnReader.Described> described) {
    TableName name = TableName.of(entry.name());
    List<Column> columns = new ArrayList<>();
    Set<String> hidden = new LinkedHashSet<>();
    for (ColumnReader.Described column : described) {
      if (privateColumns.isPrivate(entry.name(), column.name())) {
        hidden.add(column.name());
      } else {
        ColumnName whole = new ColumnName(name, column.name());
        columns.add(
            new Column(
                whole,
                ColumnKinds.of(dialect, column.jdbcType(), column.typeName()),
                column.typeName(),
                column.nullable(),
                column.comment(),
                !invisible.contains(whole)));
      }
    }
    places.put(
        name, Stream.of(entry.catalog(), entry.schema()).filter(part -> !part.isEmpty()).toList());
    List<String> key = keys.primaryKey(entry.name());
    boolean keyHidden = key.stream().anyMatch(hidden::contains);
    tables.add(
        new Table(
            name,
            entry.view(),
            entry.comment(),
            columns,
            hidden,
            keyHidden ? List.of() : key,
            uniqueKeys(entry.name(), columns)));
  }

  /** Without those of private or unknown columns, and the primary key. */
  private List<List<String>> uniqueKeys(String table, List<Column> columns) {
    Set<String> names =
        columns.stream().map(column -> column.name().column()).collect(Collectors.toSet());
    return keys.uniqueKeys(table).stream()
        .filter(names::containsAll)
        .filter(key -> !Set.copyOf(key).equals(Set.copyOf(keys.primaryKey(table))))
        .toList();
  }

  CatalogSnapshot build(Set<String> routines) {
    Map<String, Table> exact = new TreeMap<>();
    Map<String, Table> anyCase = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    for (Table table : tables) {
      exact.put(table.name().name(), table);
      anyCase.putIfAbsent(table.name().name(), table);
    }
    List<ForeignKey> declared = new ArrayList<>();
    for (DeclaredKeys.Reference reference : keys.references()) {
      Table from = exact.getOrDefault(reference.from(), anyCase.get(reference.from()));
      Table to = exact.getOrDefault(reference.to(), anyCase.get(reference.to()));
      if (from != null && to != null) {
        foreignKey(reference, from, to).ifPresent(declared::add);
      }
    }
    return new CatalogSnapshot(tables, declared, places, routines);
  }

  /** Empty if a column is private or unknown. */
  private static Optional<ForeignKey> foreignKey(
      DeclaredKeys.Reference reference, Table from, Table to) {
    List<String> fromColumns = spelt(from, reference.fromColumns());
    List<String> toColumns =
        reference.toColumns().isEmpty() ? to.primaryKey() : spelt(to, reference.toColumns());
    if (fromColumns.size() != reference.fromColumns().size()
        || toColumns.size() != fromColumns.size()) {
      return Optional.empty();
    }
    return Optional.of(
        new ForeignKey(from.name(), fromColumns, to.name(), toColumns, ForeignKey.Origin.DECLARED));
  }

  /** SQLite keeps names in keys as the key's author wrote them. */
  private static List<String> spelt(Table table, List<String> names) {
    return names.stream()
        .flatMap(name -> Optional.ofNullable(name).flatMap(table::column).stream())
        .map(column -> column.name().column())
        .toList();
  }
}
