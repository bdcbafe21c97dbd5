package io.github.askjdbc.catalog;

import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.database.ProbeOutcome;
import io.github.askjdbc.database.ProbeQuery;
import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.database.TargetFailure;
import io.github.askjdbc.question.QuestionBudget;
import io.github.askjdbc.text.LetterCase;
import java.lang.System.Logger;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Reads the names of the functions that somebody stored in a database and that a query may call
 * without a schema: one of them may stand in the place of a built-in one, or of one that other
 * targets have.
 *
 * <p>Left out: what comes with the target and its extensions, and the functions that a program
 * brings to its own connection, as SQLite's do.
 */
final class StoredRoutines {
  private static final Logger LOG = System.getLogger(StoredRoutines.class.getName());

  private static final int MOST = 50_000;

  private static final String POSTGRESQL =
      """
      SELECT DISTINCT p.proname AS n FROM pg_catalog.pg_proc p
      JOIN pg_catalog.pg_namespace s ON s.oid = p.pronamespace
      WHERE s.nspname NOT IN ('pg_catalog', 'information_schema')
        AND pg_catalog.pg_function_is_visible(p.oid)
        AND NOT EXISTS (SELECT 1 FROM pg_catalog.pg_depend d
          WHERE d.classid = CAST('pg_catalog.pg_proc' AS regclass) AND d.objid = p.oid
            AND d.deptype = 'e')""";

  private static final String MYSQL =
      "SELECT ROUTINE_NAME AS n FROM information_schema.ROUTINES"
          + " WHERE ROUTINE_TYPE = 'FUNCTION' AND ROUTINE_SCHEMA = DATABASE()";

  private static final String H2 = "SELECT ROUTINE_NAME AS n FROM INFORMATION_SCHEMA.ROUTINES";

  private static final String HSQLDB = H2 + " WHERE ROUTINE_SCHEMA <> 'SYSTEM_LOBS'";

  private static final String DERBY =
      "SELECT a.ALIAS AS n FROM SYS.SYSALIASES a WHERE a.ALIASTYPE IN ('F', 'G')";

  private static final String DUCKDB =
      "SELECT DISTINCT function_name AS n FROM duckdb_functions() WHERE NOT internal";

  private final ReadOnlyDatabase database;
  private final QuestionBudget budget;

  /**
   * @param budget with a probe of its own
   */
  StoredRoutines(ReadOnlyDatabase database, QuestionBudget budget) {
    this.database = database;
    this.budget = budget;
  }

  /** All of them, in upper case; none where the target does not tell. */
  Set<String> all() {
    return read(List.of());
  }

  /**
   * Those that have one of these names.
   *
   * @param names in upper case
   */
  Set<String> named(Set<String> names) {
    Set<String> found = names.isEmpty() ? Set.of() : new TreeSet<>(read(List.copyOf(names)));
    return names.stream().filter(found::contains).collect(Collectors.toUnmodifiableSet());
  }

  private Set<String> read(List<String> names) {
    Optional<String> sql = query(database.dialect());
    if (sql.isPresent()) {
      String marks = String.join(", ", Collections.nCopies(names.size(), "?"));
      String chosen =
          names.isEmpty()
              ? sql.get()
              : "SELECT r.n FROM (" + sql.get() + ") r WHERE UPPER(r.n) IN (" + marks + ")";
      if (database.query(new ProbeQuery(chosen, List.copyOf(names), MOST), budget)
          instanceof ProbeOutcome.Rows rows) {
        return rows.rows().stream()
            .map(row -> LetterCase.upper(String.valueOf(row.get(0))))
            .collect(Collectors.toUnmodifiableSet());
      }
    }
    return switch (database.dialect()) {
      // a program brings its own to SQLite; those of SQL Server are called with their schema
      case SQLITE, SQLSERVER -> Set.of();
      default -> fromMetadata();
    };
  }

  private static Optional<String> query(Dialect dialect) {
    return switch (dialect) {
      case POSTGRESQL -> Optional.of(POSTGRESQL);
      case MYSQL, MARIADB -> Optional.of(MYSQL);
      case H2 -> Optional.of(H2);
      case HSQLDB -> Optional.of(HSQLDB);
      case DERBY -> Optional.of(DERBY);
      case DUCKDB -> Optional.of(DUCKDB);
      case SQLITE, SQLSERVER, TRINO, ORACLE, STANDARD -> Optional.empty();
    };
  }

  /** Of the current schema, since others may be the target's own. */
  private Set<String> fromMetadata() {
    String schema = database.identity().schema();
    Set<String> names = new TreeSet<>();
    if (schema.isEmpty()) {
      return names;
    }
    try {
      database.metadata(
          metadata -> {
            add(metadata.getFunctions(null, schema, "%"), "FUNCTION_NAME", names);
            add(metadata.getProcedures(null, schema, "%"), "PROCEDURE_NAME", names);
            return names;
          },
          budget);
    } catch (SQLException e) {
      LOG.log(
          Logger.Level.DEBUG, "the target does not tell its routines: {0}", TargetFailure.of(e));
    }
    return names;
  }

  private static void add(ResultSet routines, String column, Set<String> names)
      throws SQLException {
    try (routines) {
      while (routines.next() && names.size() < MOST) {
        names.add(LetterCase.upper(routines.getString(column)));
      }
    }
  }
}
