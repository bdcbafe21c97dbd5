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

  /** Key, place in it, table, column, referenced table and column: null for a primary key. */
  private static final String MYSQL_KEYS =
      """
      SELECT CONSTRAINT_NAME, ORDINAL_POSITION, TABLE_NAME, COLUMN_NAME,
        REFERENCED_TABLE_NAME, REFERENCED_COLUMN_NAME
      FROM information_schema.KEY_COLUMN_USAGE
      WHERE TABLE_SCHEMA = DATABASE()
        AND (CONSTRAINT_NAME = 'PRIMARY' OR REFERENCED_TABLE_SCHEMA = DATABASE())""";

  /** The same columns. */
  private static final String DUCKDB_KEYS =
      """
      SELECT CAST(constraint_index AS VARCHAR), unnest(range(1, len(constraint_column_names) + 1)),
        table_name, unnest(constraint_column_names),
        referenced_table, unnest(referenced_column_names)
      FROM duckdb_constraints()
      WHERE constraint_type IN ('PRIMARY KEY', 'FOREIGN KEY')
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
    boolean read =
        switch (database.dialect()) {
          case MYSQL, MARIADB -> inOneQuery(MYSQL_KEYS);
          case DUCKDB -> inOneQuery(DUCKDB_KEYS);
          default -> false;
        };
    if (!read) {
      database.metadata(metadata -> fromMetadata(metadata, tables, budget), budget);
    }
    return keys;
  }

  private DeclaredKeys fromMetadata(
      DatabaseMetaData metadata, List<VisibleTables.Entry> tables, QuestionBudget budget) {
    if (database.dialect() == Dialect.POSTGRESQL && wholeSchemas(metadata, tables)) {
      return keys;
    }
    for (VisibleTables.Entry table : tables) {
      if (table.view()) {
        continue;
      }
      budget.check();
      if (reading.remaining().isZero()) {
        keys.cutShort();
        break;
      }
      Place place = Place.of(table);
      tried(() -> primary(metadata, place, table.name()));
      tried(() -> foreign(metadata, place, table.name()));
    }
    return keys;
  }

  /** The PostgreSQL driver reads the keys of every table where none is named. */
  private boolean wholeSchemas(DatabaseMetaData metadata, List<VisibleTables.Entry> tables) {
    return tables.stream()
        .map(Place::of)
        .distinct()
        .allMatch(
            place ->
                tried(() -> primary(metadata, place, null))
                    && tried(() -> foreign(metadata, place, null)));
  }

  /** Where tables are. */
  private record Place(String catalog, String schema) {
    static Place of(VisibleTables.Entry table) {
      return new Place(
          table.catalog().isEmpty() ? null : table.catalog(),
          table.schema().isEmpty() ? null : table.schema());
    }
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

  private void primary(DatabaseMetaData metadata, Place place, String name) throws SQLException {
    try (ResultSet rows = metadata.getPrimaryKeys(place.catalog(), place.schema(), name)) {
      while (rows.next()) {
        keys.addPrimary(
            rows.getString("TABLE_NAME"), rows.getString("COLUMN_NAME"), rows.getInt("KEY_SEQ"));
      }
    }
  }

  private void foreign(DatabaseMetaData metadata, Place place, String name) throws SQLException {
    try (ResultSet rows = metadata.getImportedKeys(place.catalog(), place.schema(), name)) {
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

  private boolean inOneQuery(String sql) {
    if (!(database.query(ProbeQuery.of(sql, MOST_KEY_COLUMNS), reading)
        instanceof ProbeOutcome.Rows rows)) {
      return false;
    }
    for (List<Object> row : rows.rows()) {
      int sequence = ((Number) row.get(1)).intValue();
      if (row.get(4) == null) {
        keys.addPrimary(text(row, 2), text(row, 3), sequence);
      } else {
        keys.addForeign(
            text(row, 0), sequence, text(row, 2), text(row, 3), text(row, 4), text(row, 5));
      }
    }
    return true;
  }

  private static String text(List<Object> row, int column) {
    return String.valueOf(row.get(column));
  }
}
