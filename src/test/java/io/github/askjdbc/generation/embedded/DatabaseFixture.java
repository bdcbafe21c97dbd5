package io.github.askjdbc.generation.embedded;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.ColumnStatistics;
import io.github.askjdbc.catalog.DatabaseKnowledge;
import io.github.askjdbc.catalog.ForeignKey;
import io.github.askjdbc.catalog.IndexCoverage;
import io.github.askjdbc.catalog.MatchKind;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.catalog.TableStatistics;
import io.github.askjdbc.catalog.ValueIndex;
import io.github.askjdbc.catalog.ValueMatch;
import io.github.askjdbc.catalog.ValueQuery;
import io.github.askjdbc.catalog.semantics.SemanticLayer;
import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Knowledge of a small SQLite database, read whole: every text is in the index. */
final class DatabaseFixture {

  /** What the value index gives for a plural of what is stored. */
  private static final double PLURAL = 0.9;

  private DatabaseFixture() {}

  static DatabaseKnowledge know(Connection connection) throws SQLException {
    DatabaseMetaData metadata = connection.getMetaData();
    List<Table> tables = new ArrayList<>();
    List<ForeignKey> keys = new ArrayList<>();
    try (ResultSet rows = metadata.getTables(null, null, "%", new String[] {"TABLE", "VIEW"})) {
      while (rows.next()) {
        tables.add(table(metadata, rows.getString("TABLE_NAME")));
      }
    }
    for (Table table : tables) {
      try (ResultSet rows = metadata.getImportedKeys(null, null, table.name().name())) {
        while (rows.next()) {
          keys.add(
              new ForeignKey(
                  table.name(),
                  List.of(rows.getString("FKCOLUMN_NAME")),
                  TableName.of(rows.getString("PKTABLE_NAME")),
                  List.of(rows.getString("PKCOLUMN_NAME")),
                  ForeignKey.Origin.DECLARED));
        }
      }
    }
    Map<TableName, TableStatistics> statistics = new LinkedHashMap<>();
    for (Table table : tables) {
      statistics.put(table.name(), statistics(connection, table));
    }
    return new DatabaseKnowledge(
        new CatalogSnapshot(tables, keys),
        values(connection, tables),
        SemanticLayer.NONE,
        table -> Optional.ofNullable(statistics.get(table)));
  }

  private static TableStatistics statistics(Connection connection, Table table)
      throws SQLException {
    Map<String, ColumnStatistics> columns = new LinkedHashMap<>();
    for (Column column : table.columns()) {
      String name = column.name().column();
      List<String> samples = new ArrayList<>();
      try (Statement statement = connection.createStatement();
          ResultSet rows =
              statement.executeQuery(
                  "SELECT DISTINCT \"%s\" FROM \"%s\" WHERE \"%s\" IS NOT NULL LIMIT 5"
                      .formatted(name, table.name().name(), name))) {
        while (rows.next()) {
          samples.add(rows.getString(1));
        }
      }
      columns.put(name, new ColumnStatistics(samples));
    }
    return new TableStatistics(columns);
  }

  private static Table table(DatabaseMetaData metadata, String name) throws SQLException {
    TableName table = TableName.of(name);
    List<Column> columns = new ArrayList<>();
    try (ResultSet rows = metadata.getColumns(null, null, name, "%")) {
      while (rows.next()) {
        String type = rows.getString("TYPE_NAME").toUpperCase(Locale.ROOT);
        columns.add(
            new Column(
                new ColumnName(table, rows.getString("COLUMN_NAME")),
                kind(type),
                type,
                rows.getInt("NULLABLE") != DatabaseMetaData.columnNoNulls,
                Optional.empty()));
      }
    }
    Map<Integer, String> key = new java.util.TreeMap<>();
    try (ResultSet rows = metadata.getPrimaryKeys(null, null, name)) {
      while (rows.next()) {
        key.put(rows.getInt("KEY_SEQ"), rows.getString("COLUMN_NAME"));
      }
    }
    return new Table(table, false, Optional.empty(), columns, Set.of(), List.copyOf(key.values()));
  }

  private static ColumnKind kind(String type) {
    return switch (type) {
      case "TEXT" -> ColumnKind.TEXT;
      case "DATE" -> ColumnKind.DATE;
      default -> ColumnKind.NUMBER;
    };
  }

  private static ValueIndex values(Connection connection, List<Table> tables) throws SQLException {
    Map<String, List<ValueMatch>> byText = new LinkedHashMap<>();
    try (Statement statement = connection.createStatement()) {
      for (Table table : tables) {
        for (Column column : table.columns()) {
          if (column.kind() != ColumnKind.TEXT) {
            continue;
          }
          String sql =
              "SELECT DISTINCT \"%s\" FROM \"%s\" WHERE \"%s\" IS NOT NULL"
                  .formatted(column.name().column(), table.name().name(), column.name().column());
          try (ResultSet rows = statement.executeQuery(sql)) {
            while (rows.next()) {
              String stored = rows.getString(1);
              byText
                  .computeIfAbsent(fold(stored), text -> new ArrayList<>())
                  .add(new ValueMatch(column.name(), stored, MatchKind.EXACT, 1));
            }
          }
        }
      }
    }
    return new ValueIndex() {
      @Override
      public Optional<Boolean> contains(ColumnName column, String literal) {
        return Optional.of(
            byText.getOrDefault(fold(literal), List.of()).stream()
                .anyMatch(m -> m.column().equals(column) && m.stored().equals(literal)));
      }

      @Override
      public List<ValueMatch> lookup(ValueQuery query) {
        List<ValueMatch> same = byText.getOrDefault(fold(query.text()), List.of());
        return same.isEmpty() && query.kinds().contains(MatchKind.STEM)
            ? singular(fold(query.text()))
            : same;
      }

      private List<ValueMatch> singular(String text) {
        return !text.endsWith("s")
            ? List.of()
            : byText.getOrDefault(text.substring(0, text.length() - 1), List.of()).stream()
                .map(m -> new ValueMatch(m.column(), m.stored(), MatchKind.STEM, PLURAL))
                .toList();
      }

      @Override
      public IndexCoverage coverage(ColumnName column) {
        return new IndexCoverage.Full(byText.size());
      }
    };
  }

  private static String fold(String text) {
    return text.strip().toLowerCase(Locale.ROOT);
  }
}
