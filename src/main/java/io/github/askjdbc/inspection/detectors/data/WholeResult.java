package io.github.askjdbc.inspection.detectors.data;

import io.github.askjdbc.database.ProbeOutcome;
import io.github.askjdbc.inspection.Finding;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.inspection.Verdict;
import io.github.askjdbc.sql.Clause;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** The rows that the query returned, for the signals that judge them as one answer. */
final class WholeResult {

  private WholeResult() {}

  /**
   * Abstains where the query was not run or failed.
   *
   * @param signal id of the detector that asks
   * @param judge says what is wrong with the rows
   */
  static Verdict judged(
      Subject subject, String signal, Function<List<List<Object>>, Optional<String>> judge) {
    ProbeOutcome outcome = subject.result();
    if (outcome instanceof ProbeOutcome.OutOfBudget stopped) {
      return new Verdict.Abstained(stopped.reason());
    }
    if (!(outcome instanceof ProbeOutcome.Rows result)) {
      return new Verdict.Abstained("the query did not run");
    }
    return Verdict.of(
        judge.apply(result.rows()).stream()
            .map(message -> finding(subject, signal, message))
            .toList());
  }

  static Finding finding(Subject subject, String signal, String message) {
    return new Finding(signal, Clause.SELECT, subject.query().query().span(), message);
  }

  /** The only row of the result, if there is one and no other. */
  static Optional<List<Object>> loneRow(List<List<Object>> rows) {
    return rows.size() == 1 ? Optional.of(rows.get(0)) : Optional.empty();
  }
}
