package io.github.askjdbc.inspection.detectors.data;

import io.github.askjdbc.inspection.Detector;
import io.github.askjdbc.inspection.ErrorSignal;
import io.github.askjdbc.inspection.MessageContent;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.inspection.Verdict;
import io.github.askjdbc.sql.Clause;
import java.util.Optional;

/**
 * Flags a query that returns no row.
 *
 * <p>The usual cause is a filter or a join that keeps nothing. It is evidence, never a veto: where
 * nothing was ever ordered, no row is the right answer.
 *
 * <p>Not flagged: a count of 0, which is a row, and is left to zero-result. Where the query failed
 * or was not run, the detector abstains.
 */
@ErrorSignal(
    id = EmptyResult.ID,
    message = MessageContent.NAMES_ONLY,
    summary = "The query returns no row",
    condition = "The query is run; it fires where no row comes back.",
    correction =
        "Check each filter and join for the one that keeps no row. Leave the query as it is where "
            + "nothing is the right answer.",
    clauses = Clause.SELECT)
public final class EmptyResult implements Detector {
  static final String ID = "empty-result";

  @Override
  public Verdict inspect(Subject subject) {
    return WholeResult.judged(
        subject, ID, rows -> rows.isEmpty() ? Optional.of("no row comes back") : Optional.empty());
  }
}
