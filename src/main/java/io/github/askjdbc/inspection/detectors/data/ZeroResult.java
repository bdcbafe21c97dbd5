package io.github.askjdbc.inspection.detectors.data;

import io.github.askjdbc.database.ProbeOutcome;
import io.github.askjdbc.inspection.Detector;
import io.github.askjdbc.inspection.ErrorSignal;
import io.github.askjdbc.inspection.MessageContent;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.inspection.Verdict;
import io.github.askjdbc.sql.Clause;

/**
 * Flags a query whose whole answer is 0: one row, and nothing but zeros in it.
 *
 * <p>The usual cause is a count over a filter that keeps no row. It is evidence, never a veto: a
 * question for how many may rightly be answered by none.
 *
 * <p>Not flagged: a row with anything else in it, a NULL included. Where the query failed or was
 * not run, the detector abstains.
 */
@ErrorSignal(
    id = ZeroResult.ID,
    message = MessageContent.NAMES_ONLY,
    summary = "The whole answer is 0",
    condition = "The query is run; it fires where one row comes back that holds zeros alone.",
    correction =
        "Check each filter and join for the one that keeps no row. Leave the query as it is where "
            + "none is the right answer.",
    clauses = Clause.SELECT)
public final class ZeroResult implements Detector {
  static final String ID = "zero-result";

  @Override
  public Verdict inspect(Subject subject) {
    return WholeResult.judged(
        subject,
        ID,
        rows ->
            WholeResult.loneRow(rows)
                .filter(row -> row.stream().allMatch(ProbeOutcome::isZero))
                .map(row -> "the only row holds nothing but 0"));
  }
}
