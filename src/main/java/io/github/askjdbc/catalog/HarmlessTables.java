package io.github.askjdbc.catalog;

import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.database.ProbeOutcome;
import io.github.askjdbc.database.ProbeQuery;
import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.database.VisibleTables;
import io.github.askjdbc.question.QuestionBudget;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Leaves out what a query cannot read without running code that may have effects: views that call
 * functions which are not known to be harmless, views on such views, tables with triggers on
 * reading, and columns that are computed when they are read.
 *
 * <p>For targets that do not keep a query from having effects by themselves. What the operator
 * vouches for stays.
 */
final class HarmlessTables {
  private static final String H2_SELECT_TRIGGERS =
      "SELECT EVENT_OBJECT_TABLE FROM INFORMATION_SCHEMA.TRIGGERS"
          + " WHERE EVENT_OBJECT_SCHEMA = CURRENT_SCHEMA AND EVENT_MANIPULATION LIKE '%SELECT%'";

  private final ReadOnlyDatabase database;
  private final ViewReading views;
  private final QuestionBudget budget;
  private final int mostTables;

  HarmlessTables(
      ReadOnlyDatabase database, ViewReading views, QuestionBudget budget, int mostTables) {
    this.database = database;
    this.views = views;
    this.budget = budget;
    this.mostTables = mostTables;
  }

  /**
   * Those of the tables and columns read that questions may read too.
   *
   * @param routines as {@link CatalogSnapshot#routines} has them
   */
  Map<VisibleTables.Entry, List<ColumnReader.Described>> of(
      Map<VisibleTables.Entry, List<ColumnReader.Described>> read, Set<String> routines) {
    Set<String> harmless = harmless(read, routines);
    Map<VisibleTables.Entry, List<ColumnReader.Described>> kept = new LinkedHashMap<>();
    read.forEach(
        (entry, columns) -> {
          if (harmless.contains(entry.name())) {
            kept.put(entry, stored(entry, columns));
          }
        });
    return kept;
  }

  private Set<String> harmless(
      Map<VisibleTables.Entry, List<ColumnReader.Described>> read, Set<String> routines) {
    Set<String> triggering = triggering();
    Set<String> harmless = new HashSet<>();
    Set<String> unsure = new HashSet<>();
    for (VisibleTables.Entry entry : read.keySet()) {
      if (views.vouchedFor(entry.name()) || (!entry.view() && !triggering.contains(entry.name()))) {
        harmless.add(entry.name());
      } else if (entry.view()) {
        unsure.add(entry.name());
      }
    }
    Map<String, List<TableName>> reads =
        unsure.isEmpty() ? Map.of() : reads(unsure, everything(read, routines));
    boolean more = true;
    while (more) { // until no view is left that reads nothing but what is harmless
      more = false;
      for (Map.Entry<String, List<TableName>> view : reads.entrySet()) {
        more |=
            view.getValue().stream().map(TableName::name).allMatch(harmless::contains)
                && harmless.add(view.getKey());
      }
    }
    return harmless;
  }

  private Set<String> triggering() {
    Set<String> names = new HashSet<>();
    if (database.dialect() == Dialect.H2
        && database.query(ProbeQuery.of(H2_SELECT_TRIGGERS, mostTables), budget)
            instanceof ProbeOutcome.Rows rows) {
      rows.rows().forEach(row -> names.add(String.valueOf(row.get(0))));
    }
    return names;
  }

  /** What each view reads; a view that is not understood is missing. */
  private Map<String, List<TableName>> reads(Set<String> unsure, CatalogSnapshot all) {
    Map<String, String> definitions = ViewDefinitions.read(database, budget, mostTables);
    definitions.keySet().retainAll(unsure);
    return views.reads(definitions, database.dialect(), all);
  }

  /** With the schemas that definitions write before names, and nothing private. */
  private CatalogSnapshot everything(
      Map<VisibleTables.Entry, List<ColumnReader.Described>> read, Set<String> routines) {
    List<Table> tables = new ArrayList<>();
    read.forEach(
        (entry, described) -> {
          TableName name =
              new TableName(
                  Optional.of(entry.catalog()).filter(part -> !part.isEmpty()),
                  Optional.of(entry.schema()).filter(part -> !part.isEmpty()),
                  entry.name());
          List<Column> columns =
              described.stream()
                  .map(
                      column ->
                          new Column(
                              new ColumnName(name, column.name()),
                              ColumnKinds.of(
                                  database.dialect(), column.jdbcType(), column.typeName()),
                              column.typeName(),
                              column.nullable(),
                              column.comment()))
                  .toList();
          tables.add(
              new Table(
                  name, entry.view(), entry.comment(), columns, Set.of(), List.of(), List.of()));
        });
    return new CatalogSnapshot(tables, List.of(), Map.of(), routines);
  }

  /** H2, HSQLDB and Derby compute generated columns when a row is written. */
  private List<ColumnReader.Described> stored(
      VisibleTables.Entry entry, List<ColumnReader.Described> columns) {
    boolean computed =
        switch (database.dialect()) {
          case ORACLE, STANDARD -> !views.vouchedFor(entry.name());
          default -> false;
        };
    return computed ? columns.stream().filter(column -> !column.generated()).toList() : columns;
  }
}
