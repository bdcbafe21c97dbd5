package io.github.askjdbc.catalog;

import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.database.VisibleTables;
import io.github.askjdbc.question.QuestionBudget;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Reads what a session finds without qualifying names: tables, columns, keys and comments. */
final class CatalogReader {

  /** A broken view takes one of its own. */
  private static final int PROBES = 1_000;

  private final PrivateColumns privateColumns;
  private final ViewReading views;
  private final KnowledgeLimits limits;

  /**
   * @param views which of them may be read where the target does not keep a query from having
   *     effects
   */
  CatalogReader(PrivateColumns privateColumns, ViewReading views, KnowledgeLimits limits) {
    this.privateColumns = privateColumns;
    this.views = views;
    this.limits = limits;
  }

  /**
   * What was read.
   *
   * @param shapes of every table and view
   * @param leftOut names of tables and views that cannot be read without running code of theirs
   */
  record Reading(
      CatalogSnapshot catalog, Map<TableName, TableShape> shapes, List<String> leftOut) {}

  /**
   * @throws SQLException if not even the tables can be listed
   */
  Reading read(ReadOnlyDatabase database, QuestionBudget budget) throws SQLException {
    QuestionBudget part = budget.withProbes(PROBES);
    Map<TableName, TableShape> shapes = new ShapeReader(database, limits, part).all();
    Map<VisibleTables.Entry, List<ColumnReader.Described>> all =
        new TableReader(database, limits, part, budget).all();
    Set<String> routines = new StoredRoutines(database, part).all();
    Map<VisibleTables.Entry, List<ColumnReader.Described>> columns =
        database.keepsFromWriting()
            ? all
            : new HarmlessTables(database, views, part, limits.tables()).of(all, routines);
    DeclaredKeys keys = new KeyReader(database, part).read(List.copyOf(columns.keySet()));
    Set<ColumnName> invisible = InvisibleColumns.read(database, part, limits.columns());
    SnapshotBuilder builder =
        new SnapshotBuilder(database.dialect(), privateColumns, keys, invisible);
    columns.forEach(builder::add);
    return new Reading(
        builder.build(routines),
        shapes.isEmpty() ? TableShape.of(all) : shapes,
        all.keySet().stream()
            .filter(entry -> !columns.containsKey(entry))
            .map(VisibleTables.Entry::name)
            .toList());
  }
}
