package io.github.askjdbc.catalog;

import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.database.ProbeOutcome;
import io.github.askjdbc.database.ProbeQuery;
import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.question.QuestionBudget;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Reads the keys of a schema from the information schema (ISO/IEC 9075-11), one view at a time.
 *
 * <p>The views are put together here and not by the target, which may build them anew for each row
 * of a join. For targets that fill POSITION_IN_UNIQUE_CONSTRAINT.
 */
final class StandardKeys {
  private static final int MOST_ROWS = 100_000;

  private static final String CONSTRAINTS =
      """
      SELECT CONSTRAINT_NAME, CONSTRAINT_TYPE FROM INFORMATION_SCHEMA.TABLE_CONSTRAINTS
      WHERE TABLE_SCHEMA = ? AND CONSTRAINT_SCHEMA = ?
        AND CONSTRAINT_TYPE IN ('PRIMARY KEY', 'UNIQUE', 'FOREIGN KEY')""";

  private static final String REFERENCES =
      """
      SELECT CONSTRAINT_NAME, UNIQUE_CONSTRAINT_NAME
      FROM INFORMATION_SCHEMA.REFERENTIAL_CONSTRAINTS
      WHERE CONSTRAINT_SCHEMA = ? AND UNIQUE_CONSTRAINT_SCHEMA = ?""";

  private static final String COLUMNS =
      """
      SELECT CONSTRAINT_NAME, ORDINAL_POSITION, TABLE_NAME, COLUMN_NAME,
        POSITION_IN_UNIQUE_CONSTRAINT
      FROM INFORMATION_SCHEMA.KEY_COLUMN_USAGE
      WHERE TABLE_SCHEMA = ? AND CONSTRAINT_SCHEMA = ?""";

  private record KeyColumn(
      int place, String table, String column, Optional<Integer> placeInReferenced) {}

  private final ReadOnlyDatabase database;
  private final QuestionBudget budget;

  StandardKeys(ReadOnlyDatabase database, QuestionBudget budget) {
    this.database = database;
    this.budget = budget;
  }

  static boolean areKept(Dialect dialect) {
    return dialect == Dialect.H2 || dialect == Dialect.HSQLDB;
  }

  /** Whether they could be read; if not, none is added. */
  boolean addTo(DeclaredKeys keys) {
    Optional<List<List<Object>>> constraints = rows(CONSTRAINTS);
    Optional<List<List<Object>>> references = rows(REFERENCES);
    Optional<List<List<Object>>> columns = rows(COLUMNS);
    if (constraints.isEmpty() || references.isEmpty() || columns.isEmpty()) {
      return false;
    }
    Map<String, Map<Integer, KeyColumn>> byConstraint = byConstraint(columns.get());
    Map<String, String> referenced = new HashMap<>();
    references.get().forEach(row -> referenced.put(text(row, 0), text(row, 1)));
    for (List<Object> row : constraints.get()) {
      String name = text(row, 0);
      Map<Integer, KeyColumn> key = byConstraint.getOrDefault(name, new TreeMap<>());
      switch (text(row, 1)) {
        case "PRIMARY KEY" ->
            key.values().forEach(c -> keys.addPrimary(c.table(), c.column(), c.place()));
        case "UNIQUE" ->
            key.values()
                .forEach(c -> keys.addUnique(name, c.place(), c.table(), Optional.of(c.column())));
        default ->
            addForeign(
                keys,
                name,
                key,
                byConstraint.getOrDefault(referenced.getOrDefault(name, ""), new TreeMap<>()));
      }
    }
    return true;
  }

  private static Map<String, Map<Integer, KeyColumn>> byConstraint(List<List<Object>> columns) {
    Map<String, Map<Integer, KeyColumn>> byConstraint = new HashMap<>();
    for (List<Object> row : columns) {
      int place = ((Number) row.get(1)).intValue();
      byConstraint
          .computeIfAbsent(text(row, 0), name -> new TreeMap<>())
          .put(
              place,
              new KeyColumn(
                  place,
                  text(row, 2),
                  text(row, 3),
                  Optional.ofNullable((Number) row.get(4)).map(Number::intValue)));
    }
    return byConstraint;
  }

  /** Left out where the referenced columns are in another schema. */
  private static void addForeign(
      DeclaredKeys keys,
      String name,
      Map<Integer, KeyColumn> key,
      Map<Integer, KeyColumn> referenced) {
    for (KeyColumn column : key.values()) {
      KeyColumn to = referenced.get(column.placeInReferenced().orElse(0));
      if (to != null) {
        keys.addForeign(
            name,
            column.place(),
            DeclaredKeys.Side.of(column.table(), column.column()),
            DeclaredKeys.Side.of(to.table(), to.column()));
      }
    }
  }

  private Optional<List<List<Object>>> rows(String sql) {
    String schema = database.identity().schema();
    ProbeOutcome outcome =
        database.query(new ProbeQuery(sql, List.of(schema, schema), MOST_ROWS), budget);
    return outcome instanceof ProbeOutcome.Rows rows && !rows.truncated()
        ? Optional.of(rows.rows())
        : Optional.empty();
  }

  private static String text(List<Object> row, int column) {
    return String.valueOf(row.get(column));
  }
}
