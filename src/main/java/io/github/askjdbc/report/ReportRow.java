package io.github.askjdbc.report;

import io.github.askjdbc.pipeline.Stage;
import io.github.askjdbc.sql.Clause;
import java.util.Optional;

/**
 * One row of a printed report.
 *
 * @param signal id of the detector, or what the stage looked at
 * @param verdict clean, flagged or abstained; answer or abstain on the last row
 * @param fragment the SQL, or the words of the question, that the row speaks of
 * @param confidence between 0 and 1, on rows that have one
 */
public record ReportRow(
    Stage stage,
    String signal,
    String verdict,
    Optional<Clause> clause,
    Optional<String> fragment,
    String message,
    Optional<Double> confidence) {

  static final String ACCOUNT = "account";
  static final String CLEAN = "clean";
  static final String FLAGGED = "flagged";
  static final String ABSTAINED = "abstained";

  static ReportRow of(
      Stage stage, String signal, String verdict, Optional<String> fragment, String message) {
    return new ReportRow(
        stage, signal, verdict, Optional.empty(), fragment, message, Optional.empty());
  }

  /** Whether it tells what the question asks beside what the query does. */
  public boolean ofAccount() {
    return signal.equals(ACCOUNT);
  }

  public boolean flagged() {
    return verdict.equals(FLAGGED);
  }
}
