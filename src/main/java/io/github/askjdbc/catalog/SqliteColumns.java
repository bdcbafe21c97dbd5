package io.github.askjdbc.catalog;

import io.github.askjdbc.database.ProbeOutcome;
import io.github.askjdbc.database.ProbeQuery;
import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.database.VisibleTables;
import io.github.askjdbc.question.QuestionBudget;
import java.sql.Types;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Reads the columns of SQLite tables from the library itself, since the time of its JDBC driver
 * grows faster than the number of columns. A view on a dropped table costs the others nothing.
 */
final class SqliteColumns {

  /** Hidden 1 is a column of a virtual table that {@code SELECT *} leaves out. */
  private static final String COLUMNS =
      """
      WITH t AS (
        SELECT name, type FROM sqlite_master UNION SELECT name, type FROM sqlite_temp_master)
      SELECT t.name, p.name, p.type, p."notnull"
      FROM t, pragma_table_xinfo(t.name) p
      WHERE p.hidden <> 1""";

  private static final String TABLES = COLUMNS + " AND t.type = 'table'";
  private static final String VIEWS = COLUMNS + " AND t.type = 'view'";
  private static final String ONE = COLUMNS + " AND t.name = ?";

  private final ReadOnlyDatabase database;
  private final int mostColumns;
  private final QuestionBudget budget;

  SqliteColumns(ReadOnlyDatabase database, int mostColumns, QuestionBudget budget) {
    this.database = database;
    this.mostColumns = mostColumns;
    this.budget = budget;
  }

  /**
   * By table name, in the order of the table; empty where not even the columns of tables are told.
   */
  Optional<Map<String, List<ColumnReader.Described>>> read(List<VisibleTables.Entry> tables) {
    Map<String, List<ColumnReader.Described>> columns = new HashMap<>();
    if (!add(ProbeQuery.of(TABLES, mostColumns), columns)) {
      return Optional.empty();
    }
    boolean views = tables.stream().anyMatch(VisibleTables.Entry::view);
    if (views && !add(ProbeQuery.of(VIEWS, mostColumns), columns)) {
      tables.stream().filter(VisibleTables.Entry::view).forEach(view -> add(view, columns));
    }
    return Optional.of(columns);
  }

  /** The same, asked for table by table. */
  Optional<Map<String, List<ColumnReader.Described>>> readEach(List<VisibleTables.Entry> tables) {
    Map<String, List<ColumnReader.Described>> columns = new HashMap<>();
    tables.forEach(table -> add(table, columns));
    return Optional.of(columns);
  }

  private void add(VisibleTables.Entry table, Map<String, List<ColumnReader.Described>> columns) {
    add(new ProbeQuery(ONE, List.of(table.name()), mostColumns), columns);
  }

  private boolean add(ProbeQuery query, Map<String, List<ColumnReader.Described>> columns) {
    if (!(database.query(query, budget) instanceof ProbeOutcome.Rows rows)) {
      return false;
    }
    for (List<Object> row : rows.rows()) {
      columns
          .computeIfAbsent(String.valueOf(row.get(0)), table -> new ArrayList<>())
          .add(
              new ColumnReader.Described(
                  String.valueOf(row.get(1)),
                  Types.OTHER,
                  row.get(2) == null ? "" : row.get(2).toString(),
                  ((Number) row.get(3)).intValue() == 0,
                  Optional.empty(),
                  false));
    }
    if (rows.truncated()) { // some columns of the last one are missing
      columns.remove(String.valueOf(rows.rows().get(rows.rows().size() - 1).get(0)));
    }
    return true;
  }
}
