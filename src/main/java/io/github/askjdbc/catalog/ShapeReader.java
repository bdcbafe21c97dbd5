package io.github.askjdbc.catalog;

import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.database.IdentifierQuoting;
import io.github.askjdbc.database.ProbeOutcome;
import io.github.askjdbc.database.ProbeQuery;
import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.question.QuestionBudget;
import java.sql.SQLException;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Reads what names mean, cheaply enough for every answer: through the metadata, or by a query where
 * that takes several round trips (PostgreSQL) or looks at every table (DuckDB). The queries find a
 * name as any other query of the session does.
 */
final class ShapeReader {

  private static final String POSTGRESQL =
      """
      SELECT c.relname, s.nspname, c.relkind IN ('v', 'm'), a.attname,
        CAST(a.atttypid AS text) || '.' || a.atttypmod
      FROM pg_catalog.pg_class c
      JOIN pg_catalog.pg_namespace s ON s.oid = c.relnamespace
      JOIN pg_catalog.pg_attribute a ON a.attrelid = c.oid
      WHERE a.attnum > 0 AND NOT a.attisdropped AND c.relkind IN ('r', 'p', 'v', 'm', 'f')
        AND s.nspname NOT IN ('pg_catalog', 'information_schema')
        AND pg_catalog.pg_table_is_visible(c.oid)""";

  private static final String POSTGRESQL_ORDER = " ORDER BY c.relname, a.attnum";

  private static final String DUCKDB =
      """
      SELECT ?, current_schema(), EXISTS (
        SELECT 1 FROM duckdb_views() v WHERE v.view_name = ?
          AND v.database_name = current_database() AND v.schema_name = current_schema()),
        p.name, p.type
      FROM pragma_table_info(?) p""";

  private final ReadOnlyDatabase database;
  private final KnowledgeLimits limits;
  private final QuestionBudget budget;

  /**
   * @param budget with probes of its own
   */
  ShapeReader(ReadOnlyDatabase database, KnowledgeLimits limits, QuestionBudget budget) {
    this.database = database;
    this.limits = limits;
    this.budget = budget;
  }

  /**
   * Those of all names, to be read before a catalog is: what changes between the two is noticed.
   * Empty where what {@link TableReader} reads of a table tells its shape.
   */
  Map<TableName, TableShape> all() {
    return database.dialect() == Dialect.POSTGRESQL
        ? shapes(
            Stream.of(new ProbeQuery(POSTGRESQL + POSTGRESQL_ORDER, List.of(), limits.columns())))
        : Map.of();
  }

  /**
   * Those of some names; one that means nothing has none.
   *
   * @throws SQLException if the target does not answer
   */
  Map<TableName, TableShape> of(Collection<String> names) throws SQLException {
    return switch (database.dialect()) {
      case POSTGRESQL -> shapes(Stream.of(postgresql(List.copyOf(names))));
      case DUCKDB -> shapes(names.stream().map(this::duckDb));
      default -> TableShape.of(new TableReader(database, limits, budget, budget).named(names));
    };
  }

  private ProbeQuery postgresql(List<String> names) {
    String marks = String.join(", ", Collections.nCopies(names.size(), "?"));
    return new ProbeQuery(
        POSTGRESQL + " AND c.relname IN (" + marks + ")" + POSTGRESQL_ORDER,
        List.copyOf(names),
        limits.columns());
  }

  private ProbeQuery duckDb(String name) {
    String quoted = IdentifierQuoting.of(Dialect.DUCKDB).quote(name);
    return new ProbeQuery(DUCKDB, List.of(name, name, quoted), limits.columns());
  }

  /** Of rows with table, schema, whether it is a view, column and type. */
  private Map<TableName, TableShape> shapes(Stream<ProbeQuery> queries) {
    Map<String, List<List<Object>>> byTable =
        queries
            .map(query -> database.query(query, budget))
            .filter(ProbeOutcome.Rows.class::isInstance)
            .flatMap(outcome -> ((ProbeOutcome.Rows) outcome).rows().stream())
            .collect(Collectors.groupingBy(row -> String.valueOf(row.get(0))));
    Map<TableName, TableShape> shapes = new HashMap<>();
    byTable.forEach(
        (table, rows) ->
            shapes.put(
                TableName.of(table),
                new TableShape(
                    String.valueOf(rows.get(0).get(1)),
                    Boolean.TRUE.equals(rows.get(0).get(2)),
                    rows.stream()
                        .map(
                            row ->
                                new TableShape.Column(row.get(3).toString(), row.get(4).toString()))
                        .toList())));
    return shapes;
  }
}
