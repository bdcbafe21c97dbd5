package io.github.askjdbc.catalog;

import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.database.ProbeOutcome;
import io.github.askjdbc.database.ProbeQuery;
import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.question.QuestionBudget;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.Optional;

/**
 * Today by the target's clock, in the time zone of the session: asked of the target when it is
 * needed, anew for each question.
 */
final class TargetClock implements Today {

  /** As ISO 8601 writes it; a time of day may follow. */
  private static final int DAY_LENGTH = 10;

  private final ReadOnlyDatabase database;
  private final QuestionBudget budget;

  TargetClock(ReadOnlyDatabase database, QuestionBudget budget) {
    this.database = database;
    this.budget = budget;
  }

  @Override
  public Optional<LocalDate> date() {
    ProbeOutcome outcome =
        database.query(ProbeQuery.of(sql(database.dialect()), 1), budget.withProbes(1));
    return outcome instanceof ProbeOutcome.Rows rows && rows.rows().size() == 1
        ? day(String.valueOf(rows.rows().get(0).get(0)))
        : Optional.empty();
  }

  private static String sql(Dialect dialect) {
    return switch (dialect) {
      case SQLITE -> "SELECT date('now', 'localtime')";
      case SQLSERVER -> "SELECT CONVERT(VARCHAR(10), GETDATE(), 120)";
      case ORACLE -> "SELECT TO_CHAR(CURRENT_DATE, 'YYYY-MM-DD') FROM DUAL";
      case DERBY, HSQLDB -> "VALUES (CURRENT_DATE)";
      case H2, DUCKDB, POSTGRESQL, MYSQL, MARIADB, TRINO, STANDARD -> "SELECT CURRENT_DATE";
    };
  }

  private static Optional<LocalDate> day(String text) {
    try {
      return Optional.of(LocalDate.parse(text.substring(0, Math.min(DAY_LENGTH, text.length()))));
    } catch (DateTimeException e) {
      return Optional.empty();
    }
  }
}
