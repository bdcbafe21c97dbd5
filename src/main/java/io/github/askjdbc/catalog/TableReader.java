package io.github.askjdbc.catalog;

import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.database.ProbeOutcome;
import io.github.askjdbc.database.ProbeQuery;
import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.database.VisibleTables;
import io.github.askjdbc.question.QuestionBudget;
import java.sql.DatabaseMetaData;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads tables and their columns as a session finds them without qualifying names. */
final class TableReader {
  private static final int MOST_SCHEMAS = 100;

  private final ReadOnlyDatabase database;
  private final KnowledgeLimits limits;
  private final QuestionBudget probes;
  private final QuestionBudget budget;

  /**
   * @param probes what queries beside the metadata may cost
   */
  TableReader(
      ReadOnlyDatabase database,
      KnowledgeLimits limits,
      QuestionBudget probes,
      QuestionBudget budget) {
    this.database = database;
    this.limits = limits;
    this.probes = probes;
    this.budget = budget;
  }

  /**
   * All that there are; those whose columns cannot be read are left out.
   *
   * @throws SQLException if not even the tables can be listed
   */
  Map<VisibleTables.Entry, List<ColumnReader.Described>> all() throws SQLException {
    List<VisibleTables.Entry> entries = entries(List.of("%"));
    return columns(
        entries,
        () -> new SqliteColumns(database, limits.columns(), probes).read(entries),
        ColumnReader::read);
  }

  /**
   * Those of some names, spelt as the metadata does; each costs two looks at the metadata.
   *
   * @throws SQLException if the target does not answer
   */
  Map<VisibleTables.Entry, List<ColumnReader.Described>> named(Collection<String> names)
      throws SQLException {
    List<VisibleTables.Entry> entries =
        entries(names).stream().filter(entry -> names.contains(entry.name())).toList();
    return columns(
        entries,
        () -> new SqliteColumns(database, limits.columns(), probes).readEach(entries),
        ColumnReader::readEach);
  }

  /** Of tables with the same name the one that an unqualified name means. */
  private List<VisibleTables.Entry> entries(Collection<String> names) throws SQLException {
    List<String> schemas = schemas();
    return database.metadata(
        metadata -> {
          Map<String, VisibleTables.Entry> byName = new LinkedHashMap<>();
          for (String schema : schemas) {
            for (String name : names) {
              String pattern = name.equals("%") ? name : pattern(metadata, name);
              VisibleTables.list(metadata, database.identity().catalog(), schema, pattern)
                  .forEach(entry -> byName.putIfAbsent(entry.name(), entry));
            }
          }
          return byName.values().stream().limit(limits.tables()).toList();
        },
        budget);
  }

  /** A pattern that the name meets; others may meet it too. */
  static String pattern(DatabaseMetaData metadata, String name) throws SQLException {
    String escape = metadata.getSearchStringEscape();
    return escape == null || escape.isEmpty() ? name : name.replace(escape, escape + escape);
  }

  private List<String> schemas() {
    if (database.dialect() == Dialect.POSTGRESQL) {
      ProbeOutcome path =
          database.query(
              ProbeQuery.of("SELECT CAST(unnest(current_schemas(true)) AS text)", MOST_SCHEMAS),
              probes);
      if (path instanceof ProbeOutcome.Rows rows && !rows.rows().isEmpty()) {
        return rows.rows().stream()
            .map(row -> String.valueOf(row.get(0)))
            .filter(schema -> !schema.equals("pg_catalog"))
            .toList();
      }
    }
    return List.of(database.identity().schema());
  }

  /** Reads columns from SQLite itself; empty where it does not tell. */
  @FunctionalInterface
  private interface FromSqlite {
    Optional<Map<String, List<ColumnReader.Described>>> read();
  }

  /** Reads columns through the metadata. */
  @FunctionalInterface
  private interface FromMetadata {
    Map<String, List<ColumnReader.Described>> read(
        ColumnReader reader, List<VisibleTables.Entry> tables);
  }

  private Map<VisibleTables.Entry, List<ColumnReader.Described>> columns(
      List<VisibleTables.Entry> entries, FromSqlite sqlite, FromMetadata others)
      throws SQLException {
    Map<VisibleTables.Entry, List<ColumnReader.Described>> columns = new LinkedHashMap<>();
    if (database.dialect() == Dialect.SQLITE) {
      Optional<Map<String, List<ColumnReader.Described>>> told = sqlite.read();
      if (told.isPresent()) {
        put(entries, told.get(), columns);
        return columns;
      }
    }
    Map<String, List<VisibleTables.Entry>> bySchema = new LinkedHashMap<>();
    entries.forEach(e -> bySchema.computeIfAbsent(e.schema(), s -> new ArrayList<>()).add(e));
    return database.metadata(
        metadata -> {
          ColumnReader reader = new ColumnReader(metadata, limits.columns(), budget);
          for (List<VisibleTables.Entry> tables : bySchema.values()) {
            put(tables, others.read(reader, tables), columns);
          }
          return columns;
        },
        budget);
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
}
