package io.github.askjdbc.driver;

import io.github.askjdbc.database.TargetFailure;
import java.sql.DatabaseMetaData;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;

/** The target's own routines, as far as their names are ours. */
final class TargetRoutines {
  private static final List<String> SPELLINGS = List.of("ask", "ASK");

  private TargetRoutines() {}

  /** Whether {@code ask(...)} may be the target's own; if its metadata does not say, it is not. */
  static boolean hasAsk(QuestionRun run) {
    try {
      return run.database().metadata(TargetRoutines::holdsAsk, run.budget());
    } catch (SQLException e) {
      System.getLogger(TargetRoutines.class.getName())
          .log(
              System.Logger.Level.DEBUG,
              "the target does not tell its routines: {0}",
              TargetFailure.of(e));
      return false;
    }
  }

  private static boolean holdsAsk(DatabaseMetaData metadata) throws SQLException {
    for (String name : SPELLINGS) {
      try (ResultSet functions = metadata.getFunctions(null, null, name)) {
        if (functions.next()) {
          return true;
        }
      }
      try (ResultSet procedures = metadata.getProcedures(null, null, name)) {
        if (procedures.next()) {
          return true;
        }
      }
    }
    return false;
  }
}
