package io.github.askjdbc.inspection.detectors.data;

import io.github.askjdbc.inspection.Detector;
import io.github.askjdbc.inspection.ErrorSignal;
import io.github.askjdbc.inspection.MessageContent;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.inspection.Verdict;
import io.github.askjdbc.sql.Clause;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Flags a query whose whole answer is NULL: one row, and nothing but NULLs in it, although there
 * are rows behind it.
 *
 * <p>The usual cause is a column that is not filled, where another one holds what was asked, or a
 * function that cannot read the column.
 *
 * <p>Not flagged: an aggregate over no row, which is left to aggregate-over-nothing. Where the
 * query failed or was not run, or it is not known whether there are rows, the detector abstains.
 */
@ErrorSignal(
    id = NullResult.ID,
    message = MessageContent.NAMES_ONLY,
    summary = "The whole answer is NULL",
    condition =
        "The query is run; it fires where one row comes back that holds NULLs alone, and no "
            + "aggregate over nothing is the reason.",
    correction =
        "Check whether another column holds what was asked, and whether functions can read the "
            + "values of theirs.",
    clauses = Clause.SELECT)
public final class NullResult implements Detector {
  static final String ID = "null-result";

  @Override
  public Verdict inspect(Subject subject) {
    Verdict verdict =
        WholeResult.judged(
            subject,
            ID,
            rows ->
                WholeResult.loneRow(rows)
                    .filter(row -> row.stream().allMatch(Objects::isNull))
                    .map(row -> "the only row holds nothing but NULL"));
    if (!(verdict instanceof Verdict.Flagged)) {
      return verdict;
    }
    List<AggregatedRows> aggregated = AggregatedRows.outermost(subject);
    if (aggregated.isEmpty()) {
      return verdict;
    }
    Optional<Boolean> over = aggregated.get(0).none(subject);
    return over.<Verdict>map(none -> none ? new Verdict.Clean() : verdict)
        .orElseGet(() -> new Verdict.Abstained(AggregatedRows.UNREAD));
  }
}
