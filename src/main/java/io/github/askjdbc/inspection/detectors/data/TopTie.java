package io.github.askjdbc.inspection.detectors.data;

import io.github.askjdbc.database.ProbeOutcome;
import io.github.askjdbc.inspection.Detector;
import io.github.askjdbc.inspection.Effect;
import io.github.askjdbc.inspection.ErrorSignal;
import io.github.askjdbc.inspection.Finding;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.inspection.Verdict;
import io.github.askjdbc.sql.Clause;
import io.github.askjdbc.sql.Expr;
import io.github.askjdbc.sql.Query;
import io.github.askjdbc.text.WrittenNumber;
import java.util.List;
import java.util.Optional;

/**
 * Flags a limit that cuts between rows of equal rank, so that chance decides which are returned.
 *
 * <p>The usual cause is "the highest" answered with LIMIT 1 where several share the highest value.
 *
 * <p>Not flagged: a limit without an order. With DISTINCT, an offset or a set operation the
 * detector abstains.
 */
@ErrorSignal(
    id = TopTie.ID,
    effect = Effect.TIES,
    summary = "The limit cuts between rows of equal rank",
    condition =
        "The query is run without its limit; it fires where the last row within the limit "
            + "and the first beyond it have the same order keys.",
    correction =
        "Compare with the extreme value, by a subquery with MAX or MIN, to return all "
            + "that share it, or add keys to ORDER BY that break the tie as the question wants.",
    clauses = Clause.LIMIT)
public final class TopTie implements Detector {
  static final String ID = "top-tie";
  private static final int MOST_ROWS = 100;

  @Override
  public Verdict inspect(Subject subject) {
    Query query = subject.query().query();
    Optional<Expr.Numeric> count = query.limit().flatMap(Query.Limit::count);
    if (count.isEmpty() || query.orderBy().isEmpty()) {
      return new Verdict.Abstained("there is no limit with an order");
    }
    Optional<String> unlimited = subject.names().unlimitedWithKeys();
    if (unlimited.isEmpty()
        || query.limit().flatMap(Query.Limit::offset).isPresent()
        || !WrittenNumber.isCount(count.get().written(), 2)) {
      return new Verdict.Abstained("the rows at the limit cannot be compared");
    }
    int last = Integer.parseInt(count.get().written());
    ProbeOutcome outcome = subject.probe(unlimited.get(), MOST_ROWS + 1);
    if (!(outcome instanceof ProbeOutcome.Rows rows)) {
      return new Verdict.Abstained("the query could not be run without its limit");
    }
    if (rows.rows().size() <= last) {
      return new Verdict.Clean();
    }
    int keys = query.orderBy().size();
    List<Object> inside = keys(rows.rows().get(last - 1), keys);
    return inside.equals(keys(rows.rows().get(last), keys))
        ? new Verdict.Flagged(
            List.of(
                new Finding(
                    ID,
                    Clause.LIMIT,
                    query.limit().orElseThrow().span(),
                    "the row after the limit ranks the same")))
        : new Verdict.Clean();
  }

  private static List<Object> keys(List<Object> row, int keys) {
    return row.subList(row.size() - keys, row.size());
  }
}
