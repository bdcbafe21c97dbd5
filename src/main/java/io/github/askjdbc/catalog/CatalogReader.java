package io.github.askjdbc.catalog;

import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.database.ProbeOutcome;
import io.github.askjdbc.database.ProbeQuery;
import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.database.VisibleTables;
import io.github.askjdbc.question.QuestionBudget;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads what a session finds without qualifying names: tables, columns, keys and comments. */
final class CatalogReader {
  private static final int MOST_SCHEMAS = 100;

  /** A broken view takes one of its own. */
  private static final int PROBES = 1_000;

  private final PrivateColumns privateColumns;
  private final KnowledgeLimits limits;

  CatalogReader(PrivateColumns privateColumns, KnowledgeLimits limits) {
    this.privateColumns = privateColumns;
    this.limits = limits;
  }

  /**
   * @throws SQLException if not even the tables can be listed
   */
  CatalogSnapshot read(ReadOnlyDatabase database, QuestionBudget budget) throws SQLException {
    QuestionBudget part = budget.withProbes(PROBES);
    List<VisibleTables.Entry> entries = entries(database, part, budget);
    Map<VisibleTables.Entry, List<ColumnReader.Described>> columns =
        columns(database, entries, part, budget);
    DeclaredKeys keys = new KeyReader(database, part).read(entries);
    SnapshotBuilder builder = new SnapshotBuilder(database.dialect(), privateColumns, keys);
    columns.forEach(builder::add);
    return builder.build();
  }

  /** Of tables with the same name the one that an unqualified name means. */
  private List<VisibleTables.Entry> entries(
      ReadOnlyDatabase database, QuestionBudget part, QuestionBudget budget) throws SQLException {
    List<String> schemas = schemas(database, part);
    return database.metadata(
        metadata -> {
          Map<String, VisibleTables.Entry> byName = new LinkedHashMap<>();
          for (String schema : schemas) {
            VisibleTables.list(metadata, database.identity().catalog(), schema)
                .forEach(entry -> byName.putIfAbsent(entry.name(), entry));
          }
          return byName.values().stream().limit(limits.tables()).toList();
        },
        budget);
  }

  private static List<String> schemas(ReadOnlyDatabase database, QuestionBudget part) {
    if (database.dialect() == Dialect.POSTGRESQL) {
      ProbeOutcome path =
          database.query(
              ProbeQuery.of("SELECT CAST(unnest(current_schemas(true)) AS text)", MOST_SCHEMAS),
              part);
      if (path instanceof ProbeOutcome.Rows rows && !rows.rows().isEmpty()) {
        return rows.rows().stream()
            .map(row -> String.valueOf(row.get(0)))
            .filter(schema -> !schema.equals("pg_catalog"))
            .toList();
      }
    }
    return List.of(database.identity().schema());
  }

  private Map<VisibleTables.Entry, List<ColumnReader.Described>> columns(
      ReadOnlyDatabase database,
      List<VisibleTables.Entry> entries,
      QuestionBudget part,
      QuestionBudget budget)
      throws SQLException {
    if (database.dialect() == Dialect.SQLITE) {
      Optional<Map<String, List<ColumnReader.Described>>> told =
          new SqliteColumns(database, limits.columns(), part).read(entries);
      if (told.isPresent()) {
        Map<VisibleTables.Entry, List<ColumnReader.Described>> columns = new LinkedHashMap<>();
        put(entries, told.get(), columns);
        return columns;
      }
    }
    return fromMetadata(database, entries, budget);
  }

  private static void put(
      List<VisibleTables.Entry> tables,
      Map<String, List<ColumnReader.Described>> described,
      Map<VisibleTables.Entry, List<ColumnReader.Described>> columns) {
    for (VisibleTables.Entry table : tables) {
      if (described.containsKey(table.name())) {
        columns.put(table, described.get(table.name()));
      }
    }
  }

  private Map<VisibleTables.Entry, List<ColumnReader.Described>> fromMetadata(
      ReadOnlyDatabase database, List<VisibleTables.Entry> entries, QuestionBudget budget)
      throws SQLException {
    Map<String, List<VisibleTables.Entry>> bySchema = new LinkedHashMap<>();
    entries.forEach(e -> bySchema.computeIfAbsent(e.schema(), s -> new ArrayList<>()).add(e));
    Map<VisibleTables.Entry, List<ColumnReader.Described>> columns = new LinkedHashMap<>();
    database.metadata(
        metadata -> {
          ColumnReader reader = new ColumnReader(metadata, limits.columns(), budget);
          for (List<VisibleTables.Entry> tables : bySchema.values()) {
            put(tables, reader.read(tables), columns);
          }
          return columns;
        },
        budget);
    return columns;
  }
}
