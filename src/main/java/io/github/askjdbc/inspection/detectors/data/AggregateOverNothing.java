package io.github.askjdbc.inspection.detectors.data;

import io.github.askjdbc.database.ProbeOutcome;
import io.github.askjdbc.inspection.Detector;
import io.github.askjdbc.inspection.ErrorSignal;
import io.github.askjdbc.inspection.Finding;
import io.github.askjdbc.inspection.MessageContent;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.inspection.Verdict;
import io.github.askjdbc.sql.Clause;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Flags a sum, a mean or an extreme of no rows, in the query or in a subquery of it.
 *
 * <p>The usual cause is a filter or a join that keeps nothing: the aggregate is NULL, and so is
 * what is computed of it or compared with it.
 *
 * <p>Not flagged: a count, which is 0 then, and aggregates of groups, of which there are none. A
 * subquery that speaks of the query around it is abstained from.
 */
@ErrorSignal(
    id = AggregateOverNothing.ID,
    message = MessageContent.NAMES_ONLY,
    summary = "A sum, a mean or an extreme is taken of no rows",
    condition =
        "The rows behind each aggregate without groups are looked for; it fires where there is "
            + "none, unless rows are counted.",
    correction = "Check each filter and join beside the aggregate for the one that keeps no row.",
    clauses = Clause.SELECT)
public final class AggregateOverNothing implements Detector {
  static final String ID = "aggregate-over-nothing";

  @Override
  public Verdict inspect(Subject subject) {
    List<AggregatedRows> aggregated =
        AggregatedRows.all(subject).stream().filter(AggregatedRows::narrows).toList();
    if (aggregated.isEmpty()) {
      return new Verdict.Abstained("no sum, mean or extreme is taken of filtered rows");
    }
    List<Finding> findings = new ArrayList<>();
    List<String> unseen = new ArrayList<>();
    for (AggregatedRows one : aggregated) {
      Optional<Boolean> none = mayBeNull(subject, one) ? one.none(subject) : Optional.of(false);
      if (none.isEmpty()) {
        unseen.add(AggregatedRows.UNREAD);
      } else if (none.get()) {
        findings.add(
            new Finding(ID, Clause.SELECT, one.first().span(), "no row is left to aggregate"));
      }
    }
    return Verdict.of(findings, unseen);
  }

  /** The rows of the whole query are known, and spare a probe where nothing in them is NULL. */
  private static boolean mayBeNull(Subject subject, AggregatedRows one) {
    return one.query().depth() > 0
        || !(subject.result() instanceof ProbeOutcome.Rows rows)
        || rows.rows().stream().anyMatch(row -> row.contains(null));
  }
}
