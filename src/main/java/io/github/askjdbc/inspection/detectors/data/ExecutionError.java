package io.github.askjdbc.inspection.detectors.data;

import io.github.askjdbc.database.ProbeOutcome;
import io.github.askjdbc.inspection.Detector;
import io.github.askjdbc.inspection.Effect;
import io.github.askjdbc.inspection.ErrorSignal;
import io.github.askjdbc.inspection.Finding;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.inspection.Verdict;
import io.github.askjdbc.sql.Clause;
import java.util.List;

/**
 * Flags a query that the target refuses to run.
 *
 * <p>The usual cause is SQL of another dialect, a function that the target does not have, or a type
 * that it does not convert. The message tells SQLSTATE and class of the target's error, whose own
 * message may hold a cell. It is the pre-execution check of SQLFixAgent, and of all signals the
 * most certain.
 *
 * <p>Not flagged: a query that was stopped for want of time, if the target can plan it. Where it
 * was not run for want of probes, or the target cannot plan without running, the detector abstains.
 */
@ErrorSignal(
    id = ExecutionError.ID,
    effect = Effect.REFUTES,
    summary = "The database refuses the query",
    condition =
        "The query is run with a limit on its rows; it fires where the database answers "
            + "with an error.",
    correction =
        "Run the query by itself to see the database's message, and correct what that names, in "
            + "the SQL of this database.",
    clauses = Clause.SELECT)
public final class ExecutionError implements Detector {
  static final String ID = "execution-error";

  @Override
  public Verdict inspect(Subject subject) {
    ProbeOutcome outcome = subject.result();
    if (outcome instanceof ProbeOutcome.OutOfBudget stopped) {
      // a query too slow to be run can still be planned
      outcome = subject.plan().orElse(outcome);
      if (outcome instanceof ProbeOutcome.OutOfBudget) {
        return new Verdict.Abstained(stopped.reason());
      }
    }
    if (outcome instanceof ProbeOutcome.Failed failed) {
      String message = "the database refuses the query: " + failed.reason();
      return new Verdict.Flagged(
          List.of(new Finding(ID, Clause.SELECT, subject.query().query().span(), message)));
    }
    return new Verdict.Clean();
  }
}
