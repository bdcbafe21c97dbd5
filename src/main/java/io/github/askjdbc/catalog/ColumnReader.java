package io.github.askjdbc.catalog;

import io.github.askjdbc.database.Remark;
import io.github.askjdbc.database.TargetFailure;
import io.github.askjdbc.database.VisibleTables;
import io.github.askjdbc.question.QuestionBudget;
import java.lang.System.Logger;
import java.sql.DatabaseMetaData;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Reads the columns of many tables: in one call where the target manages that, else table by table.
 *
 * <p>Table by table, one that cannot be read (a view on a dropped table, missing rights) costs no
 * other its columns.
 */
final class ColumnReader {
  private static final Logger LOG = System.getLogger(ColumnReader.class.getName());

  /**
   * A column as the metadata describes it.
   *
   * @param generated whether the target computes it from others
   */
  record Described(
      String name,
      int jdbcType,
      String typeName,
      boolean nullable,
      Optional<String> comment,
      boolean generated) {}

  private final DatabaseMetaData metadata;
  private final int mostColumns;
  private final QuestionBudget budget;

  /**
   * @param mostColumns how many columns are read over all tables
   */
  ColumnReader(DatabaseMetaData metadata, int mostColumns, QuestionBudget budget) {
    this.metadata = metadata;
    this.mostColumns = mostColumns;
    this.budget = budget;
  }

  /** Columns by table name, in the order of the table; a table that cannot be read has no entry. */
  Map<String, List<Described>> read(List<VisibleTables.Entry> tables) {
    if (tables.isEmpty()) {
      return Map.of();
    }
    VisibleTables.Entry first = tables.get(0);
    Map<String, List<Described>> columns = new HashMap<>();
    try {
      read(first, "%", columns);
      return columns;
    } catch (SQLException | RuntimeException failure) {
      budget.check();
      LOG.log(
          Logger.Level.DEBUG, "columns are read table by table: {0}", TargetFailure.of(failure));
    }
    return readEach(tables);
  }

  /** The same, asked for table by table. */
  Map<String, List<Described>> readEach(List<VisibleTables.Entry> tables) {
    Map<String, List<Described>> columns = new HashMap<>();
    for (VisibleTables.Entry table : tables) {
      budget.check();
      try {
        read(table, TableReader.pattern(metadata, table.name()), columns);
      } catch (SQLException | RuntimeException failure) {
        LOG.log(Logger.Level.DEBUG, "a table is left out: {0}", TargetFailure.of(failure));
      }
    }
    return columns;
  }

  /** The name is a pattern, so that rows of other tables may come along; they are passed over. */
  private void read(
      VisibleTables.Entry table, String namePattern, Map<String, List<Described>> columns)
      throws SQLException {
    boolean all = namePattern.equals("%");
    int count = columns.values().stream().mapToInt(List::size).sum();
    try (ResultSet rows =
        metadata.getColumns(
            table.catalog().isEmpty() ? null : table.catalog(),
            table.schema().isEmpty() ? null : table.schema(),
            namePattern,
            "%")) {
      String last = "";
      boolean more = rows.next();
      for (; more && count < mostColumns; more = rows.next()) {
        String owner = rows.getString("TABLE_NAME");
        String schema = rows.getString("TABLE_SCHEM");
        String column = rows.getString("COLUMN_NAME");
        boolean named = owner != null && column != null && !column.isEmpty();
        boolean wanted =
            named
                && (all || table.name().equals(owner))
                && (schema == null || table.schema().isEmpty() || table.schema().equals(schema));
        if (wanted) {
          columns.computeIfAbsent(owner, o -> new ArrayList<>()).add(describe(column, rows));
          count++;
          last = owner;
        }
      }
      if (more) {
        columns.remove(last); // some of its columns may be missing
      }
    }
  }

  /** Drivers older than JDBC 4.1 do not tell. */
  private static boolean isGenerated(ResultSet rows) {
    try {
      return "YES".equals(rows.getString("IS_GENERATEDCOLUMN"));
    } catch (SQLException absent) {
      LOG.log(Logger.Level.DEBUG, "the metadata does not tell generated columns", absent);
      return false;
    }
  }

  private static Described describe(String column, ResultSet rows) throws SQLException {
    String typeName = rows.getString("TYPE_NAME");
    return new Described(
        column,
        rows.getInt("DATA_TYPE"),
        typeName == null ? "" : typeName,
        rows.getInt("NULLABLE") != DatabaseMetaData.columnNoNulls,
        Remark.of(rows),
        isGenerated(rows));
  }
}
