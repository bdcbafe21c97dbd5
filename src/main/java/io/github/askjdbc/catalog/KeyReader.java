package io.github.askjdbc.catalog;

import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.database.ProbeOutcome;
import io.github.askjdbc.database.ProbeQuery;
import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.database.VisibleTables;
import io.github.askjdbc.question.QuestionBudget;
import java.lang.System.Logger;
import java.sql.DatabaseMetaData;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;

/**
 * Reads declared primary and foreign keys.
 *
 * <p>JDBC asks for them table by table, which a thousand tables make slow on servers, and on DuckDB
 * very slow; where the target has a quicker way it is taken first.
 */
final class KeyReader {
  private static final Logger LOG = System.getLogger(KeyReader.class.getName());
  private static final int MOST_KEY_COLUMNS = 100_000;

  private static final String MYSQL_KEYS =
      """
      SELECT CONSTRAINT_NAME, ORDINAL_POSITION, TABLE_NAME, COLUMN_NAME,
        REFERENCED_TABLE_NAME, REFERENCED_COLUMN_NAME
      FROM information_schema.KEY_COLUMN_USAGE
      WHERE TABLE_SCHEMA = DATABASE()
        AND (CONSTRAINT_NAME = 'PRIMARY' OR REFERENCED_TABLE_SCHEMA = DATABASE())""";

  private static final String DUCKDB_PRIMARY_KEYS =
      """
      SELECT table_name, unnest(constraint_column_names)
      FROM duckdb_constraints()
      WHERE constraint_type = 'PRIMARY KEY'
        AND database_name = current_database() AND schema_name = current_schema()""";

  private final ReadOnlyDatabase database;
  private final QuestionBudget reading;
  private final DeclaredKeys keys = new DeclaredKeys();

  /**
   * @param reading its time bounds the reading of keys only; when it is used up the rest is left
   *     out
   */
  KeyReader(ReadOnlyDatabase database, QuestionBudget reading) {
    this.database = database;
    this.reading = reading;
  }

  DeclaredKeys read(List<VisibleTables.Entry> tables, QuestionBudget budget) throws SQLException {
    if (tables.isEmpty()) {
      return keys;
    }
    switch (database.dialect()) {
      case MYSQL, MARIADB -> {
        if (mySqlKeys()) {
          return keys;
        }
        fromMetadata(tables, true, true, budget);
      }
      case DUCKDB -> fromMetadata(tables, !duckDbPrimaryKeys(), true, budget);
      default -> fromMetadata(tables, true, true, budget);
    }
    return keys;
  }

  private void fromMetadata(
      List<VisibleTables.Entry> tables, boolean primary, boolean foreign, QuestionBudget budget)
      throws SQLException {
    database.metadata(
        metadata -> {
          boolean wholeSchema =
              database.dialect() == Dialect.POSTGRESQL || database.dialect() == Dialect.DUCKDB;
          boolean primaryLeft = primary && !(wholeSchema && allPrimary(metadata, tables));
          boolean foreignLeft = foreign && !(wholeSchema && allForeign(metadata, tables));
          for (VisibleTables.Entry table : tables) {
            if (table.view() || !(primaryLeft || foreignLeft)) {
              continue;
            }
            if (reading.isCancelled() || reading.remaining().isZero()) {
              budget.check();
              keys.cutShort();
              return keys;
            }
            if (primaryLeft) {
              tried(() -> primary(metadata, table, table.name()));
            }
            if (foreignLeft) {
              tried(() -> foreign(metadata, table, table.name()));
            }
          }
          return keys;
        },
        budget);
  }

  private boolean allPrimary(DatabaseMetaData metadata, List<VisibleTables.Entry> tables) {
    return database.dialect() == Dialect.POSTGRESQL
        && everySchema(tables).stream().allMatch(t -> tried(() -> primary(metadata, t, null)));
  }

  private boolean allForeign(DatabaseMetaData metadata, List<VisibleTables.Entry> tables) {
    return everySchema(tables).stream().allMatch(t -> tried(() -> foreign(metadata, t, null)));
  }

  /** One table for each schema. */
  private static List<VisibleTables.Entry> everySchema(List<VisibleTables.Entry> tables) {
    return tables.stream()
        .map(
            t ->
                new VisibleTables.Entry(
                    t.catalog(), t.schema(), "", false, t.comment().filter(c -> false)))
        .distinct()
        .toList();
  }

  /** A reading that the target may refuse. */
  private interface Reading {
    void run() throws SQLException;
  }

  private static boolean tried(Reading reading) {
    try {
      reading.run();
      return true;
    } catch (SQLException | RuntimeException failure) {
      LOG.log(Logger.Level.DEBUG, "keys of a table are left out", failure);
      return false;
    }
  }

  private void primary(DatabaseMetaData metadata, VisibleTables.Entry table, String name)
      throws SQLException {
    try (ResultSet rows = metadata.getPrimaryKeys(catalog(table), schema(table), name)) {
      while (rows.next()) {
        keys.addPrimary(
            rows.getString("TABLE_NAME"), rows.getString("COLUMN_NAME"), rows.getInt("KEY_SEQ"));
      }
    }
  }

  private void foreign(DatabaseMetaData metadata, VisibleTables.Entry table, String name)
      throws SQLException {
    try (ResultSet rows = metadata.getImportedKeys(catalog(table), schema(table), name)) {
      while (rows.next()) {
        String key = rows.getString("FK_NAME");
        keys.addForeign(
            key == null ? "" : key,
            rows.getInt("KEY_SEQ"),
            rows.getString("FKTABLE_NAME"),
            rows.getString("FKCOLUMN_NAME"),
            rows.getString("PKTABLE_NAME"),
            rows.getString("PKCOLUMN_NAME"));
      }
    }
  }

  private static String catalog(VisibleTables.Entry table) {
    return table.catalog().isEmpty() ? null : table.catalog();
  }

  private static String schema(VisibleTables.Entry table) {
    return table.schema().isEmpty() ? null : table.schema();
  }

  private boolean mySqlKeys() {
    List<List<Object>> rows = rows(MYSQL_KEYS);
    for (List<Object> row : rows) {
      int sequence = ((Number) row.get(1)).intValue();
      if (row.get(4) == null) {
        keys.addPrimary(text(row.get(2)), text(row.get(3)), sequence);
      } else {
        keys.addForeign(
            text(row.get(0)),
            sequence,
            text(row.get(2)),
            text(row.get(3)),
            text(row.get(4)),
            text(row.get(5)));
      }
    }
    return !rows.isEmpty();
  }

  /** The rows of one key come in its order. */
  private boolean duckDbPrimaryKeys() {
    List<List<Object>> rows = rows(DUCKDB_PRIMARY_KEYS);
    for (int i = 0; i < rows.size(); i++) {
      keys.addPrimary(text(rows.get(i).get(0)), text(rows.get(i).get(1)), i + 1);
    }
    return !rows.isEmpty();
  }

  private List<List<Object>> rows(String sql) {
    ProbeOutcome outcome = database.query(ProbeQuery.of(sql, MOST_KEY_COLUMNS), reading);
    return outcome instanceof ProbeOutcome.Rows read ? read.rows() : List.of();
  }

  private static String text(Object cell) {
    return String.valueOf(cell);
  }
}
