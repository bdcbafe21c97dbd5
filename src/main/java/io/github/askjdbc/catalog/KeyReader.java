package io.github.askjdbc.catalog;

import io.github.askjdbc.database.ProbeOutcome;
import io.github.askjdbc.database.ProbeQuery;
import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.database.TargetFailure;
import io.github.askjdbc.database.VisibleTables;
import io.github.askjdbc.question.QuestionBudget;
import java.lang.System.Logger;
import java.sql.DatabaseMetaData;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;

/**
 * Reads declared primary, unique and foreign keys.
 *
 * <p>JDBC asks for them table by table, which a thousand tables make slow on servers, and on DuckDB
 * very slow; where the target has a quicker way it is taken first.
 */
final class KeyReader {
  private static final Logger LOG = System.getLogger(KeyReader.class.getName());
  private static final int MOST_KEY_COLUMNS = 100_000;

  private final ReadOnlyDatabase database;
  private final QuestionBudget budget;
  private final DeclaredKeys keys = new DeclaredKeys();

  KeyReader(ReadOnlyDatabase database, QuestionBudget budget) {
    this.database = database;
    this.budget = budget;
  }

  DeclaredKeys read(List<VisibleTables.Entry> tables) throws SQLException {
    if (tables.isEmpty()) {
      return keys;
    }
    boolean read =
        KeyQueries.of(database.dialect()).map(this::inOneQuery).orElse(false)
            || (StandardKeys.areKept(database.dialect())
                && new StandardKeys(database, budget).addTo(keys));
    if (!read) {
      database.metadata(metadata -> fromMetadata(metadata, tables), budget);
    }
    return keys;
  }

  private DeclaredKeys fromMetadata(DatabaseMetaData metadata, List<VisibleTables.Entry> tables) {
    for (VisibleTables.Entry table : tables) {
      if (table.view()) {
        continue;
      }
      budget.check();
      Place place = Place.of(table);
      tried(() -> primary(metadata, place, table.name()));
      tried(() -> foreign(metadata, place, table.name()));
      tried(() -> unique(metadata, place, table.name()));
    }
    return keys;
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

  private static void tried(Reading reading) {
    try {
      reading.run();
    } catch (SQLException | RuntimeException failure) {
      LOG.log(Logger.Level.DEBUG, "keys of a table are left out: {0}", TargetFailure.of(failure));
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
            DeclaredKeys.Side.of(rows.getString("FKTABLE_NAME"), rows.getString("FKCOLUMN_NAME")),
            DeclaredKeys.Side.of(rows.getString("PKTABLE_NAME"), rows.getString("PKCOLUMN_NAME")));
      }
    }
  }

  /** Partial indexes promise nothing of the rows outside; expressions are no columns. */
  private void unique(DatabaseMetaData metadata, Place place, String name) throws SQLException {
    try (ResultSet rows =
        metadata.getIndexInfo(place.catalog(), place.schema(), name, true, true)) {
      while (rows.next()) {
        String index = rows.getString("INDEX_NAME");
        boolean whole = rows.getString("FILTER_CONDITION") == null;
        if (index != null && whole && !rows.getBoolean("NON_UNIQUE")) {
          keys.addUnique(
              index,
              rows.getInt("ORDINAL_POSITION"),
              name,
              Optional.ofNullable(rows.getString("COLUMN_NAME")));
        }
      }
    }
  }

  private boolean inOneQuery(String sql) {
    if (!(database.query(ProbeQuery.of(sql, MOST_KEY_COLUMNS), budget)
            instanceof ProbeOutcome.Rows rows)
        || rows.truncated()) {
      return false;
    }
    for (List<Object> row : rows.rows()) {
      int place = ((Number) row.get(2)).intValue();
      switch (text(row, 0)) {
        case "P" -> keys.addPrimary(text(row, 3), text(row, 4), place);
        case "U" -> keys.addUnique(text(row, 1), place, text(row, 3), optional(row, 4));
        default ->
            keys.addForeign(
                text(row, 1),
                place,
                DeclaredKeys.Side.of(text(row, 3), text(row, 4)),
                new DeclaredKeys.Side(text(row, 5), optional(row, 6)));
      }
    }
    return true;
  }

  private static String text(List<Object> row, int column) {
    return String.valueOf(row.get(column));
  }

  private static Optional<String> optional(List<Object> row, int column) {
    return Optional.ofNullable(row.get(column)).map(Object::toString);
  }
}
