package io.github.askjdbc.laboratory.harder;

import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Types;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** The names of a database, for making questions; the pipeline's own catalog is not looked at. */
record Schema(List<Table> tables) {

  /**
   * @param references tables that its foreign keys point to, in lower case
   * @param neighbours those, and tables whose foreign keys point to it
   */
  record Table(String name, List<Column> columns, Set<String> references, Set<String> neighbours) {

    Optional<Column> column(String wanted) {
      return columns.stream().filter(column -> column.name().equalsIgnoreCase(wanted)).findFirst();
    }
  }

  /**
   * @param key in a primary or foreign key, or named as one
   */
  record Column(String name, boolean number, boolean key) {}

  static Schema of(Connection connection) throws SQLException {
    DatabaseMetaData metadata = connection.getMetaData();
    List<String> names = new ArrayList<>();
    try (ResultSet rows = metadata.getTables(null, null, "%", new String[] {"TABLE"})) {
      while (rows.next()) {
        String name = rows.getString("TABLE_NAME");
        if (!name.startsWith("sqlite_")) {
          names.add(name);
        }
      }
    }
    List<Table> tables = new ArrayList<>();
    for (String name : names) {
      tables.add(table(metadata, name));
    }
    return new Schema(tables);
  }

  Optional<Table> table(String wanted) {
    return tables.stream().filter(table -> table.name().equalsIgnoreCase(wanted)).findFirst();
  }

  /**
   * Whether an attribute of {@code other} could be asked of {@code table} after all: foreign keys
   * lead from one to the other, or one or two joins do.
   */
  boolean joins(Table table, Table other) {
    String wanted = other.name().toLowerCase(Locale.ROOT);
    return reached(table, Integer.MAX_VALUE, Table::references).contains(wanted)
        || reached(other, Integer.MAX_VALUE, Table::references)
            .contains(table.name().toLowerCase(Locale.ROOT))
        || reached(table, 2, Table::neighbours).contains(wanted);
  }

  /** Whether foreign keys lead from a table to another one, directly or by way of others. */
  boolean refers(Table from, Table to) {
    return reached(from, Integer.MAX_VALUE, Table::references)
        .contains(to.name().toLowerCase(Locale.ROOT));
  }

  private Set<String> reached(Table table, int steps, Function<Table, Set<String>> next) {
    Set<String> reached = new HashSet<>();
    Set<String> border = next.apply(table);
    for (int step = 0; step < steps && !border.isEmpty(); step++) {
      Set<String> beyond = new HashSet<>();
      for (String name : border) {
        if (reached.add(name)) {
          table(name).ifPresent(found -> beyond.addAll(next.apply(found)));
        }
      }
      border = beyond;
    }
    return reached;
  }

  private static Table table(DatabaseMetaData metadata, String name) throws SQLException {
    Set<String> keys = new HashSet<>();
    Set<String> references = new HashSet<>();
    Set<String> neighbours = new HashSet<>();
    try (ResultSet rows = metadata.getPrimaryKeys(null, null, name)) {
      while (rows.next()) {
        keys.add(rows.getString("COLUMN_NAME").toLowerCase(Locale.ROOT));
      }
    }
    try (ResultSet rows = metadata.getImportedKeys(null, null, name)) {
      while (rows.next()) {
        keys.add(rows.getString("FKCOLUMN_NAME").toLowerCase(Locale.ROOT));
        references.add(rows.getString("PKTABLE_NAME").toLowerCase(Locale.ROOT));
      }
    }
    try (ResultSet rows = metadata.getExportedKeys(null, null, name)) {
      while (rows.next()) {
        keys.add(rows.getString("PKCOLUMN_NAME").toLowerCase(Locale.ROOT));
        neighbours.add(rows.getString("FKTABLE_NAME").toLowerCase(Locale.ROOT));
      }
    }
    neighbours.addAll(references);
    List<Column> columns = new ArrayList<>();
    try (ResultSet rows = metadata.getColumns(null, null, name, "%")) {
      while (rows.next()) {
        String column = rows.getString("COLUMN_NAME");
        boolean key =
            keys.contains(column.toLowerCase(Locale.ROOT)) || Words.stems(column).contains("id");
        columns.add(new Column(column, number(rows.getInt("DATA_TYPE")), key));
      }
    }
    return new Table(name, columns, references, neighbours);
  }

  private static boolean number(int type) {
    return switch (type) {
      case Types.TINYINT,
          Types.SMALLINT,
          Types.INTEGER,
          Types.BIGINT,
          Types.REAL,
          Types.FLOAT,
          Types.DOUBLE,
          Types.NUMERIC,
          Types.DECIMAL ->
          true;
      default -> false;
    };
  }
}
