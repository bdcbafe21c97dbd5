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
 * <p>Not flagged: a limit without an order, and rows that rank the same and show the same. A set
 * operation, DISTINCT with an order by what it does not show, a limit beyond the first hundred rows
 * are abstained from; limits of subqueries are not looked at.
 */
@ErrorSignal(
    id = TopTie.ID,
    effect = Effect.TIES,
    summary = "The limit cuts between rows of equal rank",
    condition =
        "The query is run without its limit; it fires where the last row within the limit and the "
            + "first beyond it, or those at its offset, have the same order keys and show "
            + "something else.",
    correction =
        "Compare with the extreme value, by a subquery with MAX or MIN, to return all "
            + "that share it, or add keys to ORDER BY that break the tie as the question wants.",
    clauses = Clause.LIMIT)
public final class TopTie implements Detector {
  static final String ID = "top-tie";
  private static final int MOST_ROWS = 101;

  @Override
  public Verdict inspect(Subject subject) {
    Query query = subject.query().query();
    Optional<Query.Limit> limit = query.limit().filter(one -> one.count().isPresent());
    if (limit.isEmpty() || query.orderBy().isEmpty()) {
      return new Verdict.Abstained("there is no limit with an order");
    }
    Optional<String> unlimited = subject.names().unlimitedWithKeys(query);
    Optional<Integer> first = rows(limit.get().offset());
    Optional<Integer> last =
        rows(limit.get().count()).flatMap(count -> first.map(skipped -> skipped + count));
    if (unlimited.isEmpty() || last.isEmpty() || last.get() >= MOST_ROWS) {
      return new Verdict.Abstained("the rows at the limit cannot be compared");
    }
    if (!(subject.probe(unlimited.get(), MOST_ROWS) instanceof ProbeOutcome.Rows rows)) {
      return new Verdict.Abstained("the query could not be run without its limit");
    }
    return Verdict.of(
        cut(new Ranked(rows, query.orderBy().size()), first.get(), last.get()).stream()
            .map(message -> new Finding(ID, Clause.LIMIT, limit.get().span(), message))
            .toList());
  }

  /** A number of rows in digits; 0 where none is given. */
  private static Optional<Integer> rows(Optional<Expr.Numeric> count) {
    return count.isEmpty()
        ? Optional.of(0)
        : count
            .map(Expr.Numeric::written)
            .filter(written -> WrittenNumber.isDigits(written, 2))
            .map(Integer::valueOf);
  }

  private static Optional<String> cut(Ranked ranked, int first, int last) {
    if (last > first && ranked.cutBefore(last)) {
      return Optional.of("the row after the limit ranks the same");
    }
    return last > first && ranked.cutBefore(first)
        ? Optional.of("the last row left out by the offset ranks the same as the first returned")
        : Optional.empty();
  }

  /**
   * Rows in their order.
   *
   * @param keys how many of their last cells they are ordered by
   */
  private record Ranked(ProbeOutcome.Rows rows, int keys) {

    /** Whether the row of that index and the one before it rank the same, and show another. */
    boolean cutBefore(int index) {
      List<List<Object>> all = rows.rows();
      if (index == 0 || index >= all.size()) {
        return false;
      }
      List<Object> key = key(all.get(index));
      List<List<Object>> equal = all.stream().filter(row -> key(row).equals(key)).toList();
      boolean further = rows.truncated() && key(all.get(all.size() - 1)).equals(key);
      return key(all.get(index - 1)).equals(key)
          && (further || equal.stream().map(this::shown).distinct().count() > 1);
    }

    private List<Object> key(List<Object> row) {
      return row.subList(row.size() - keys, row.size());
    }

    private List<Object> shown(List<Object> row) {
      return row.subList(0, row.size() - keys);
    }
  }
}
