package io.github.askjdbc.inspection.detectors.structural;

import io.github.askjdbc.inspection.Detector;
import io.github.askjdbc.inspection.ErrorSignal;
import io.github.askjdbc.inspection.Finding;
import io.github.askjdbc.inspection.MessageContent;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.inspection.Verdict;
import io.github.askjdbc.sql.Clause;
import io.github.askjdbc.sql.Expr;
import io.github.askjdbc.sql.ResolvedSelect;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Flags a sum or mean over a table whose rows a join repeats.
 *
 * <p>The usual cause is a join that is there for a condition: each customer's balance is summed
 * once for every order.
 *
 * <p>Not flagged: MIN and MAX, which repetition does not change, a DISTINCT aggregate, and COUNT,
 * which is left to repeated-count; a sum of ones and zeros by a condition, which counts the joined
 * rows; a row that stands once in each group, as a film does in each of its genres. A table without
 * a declared key is taken for one that does not repeat rows.
 */
@ErrorSignal(
    id = FanOut.ID,
    message = MessageContent.NAMES_ONLY,
    summary = "A join repeats the rows that are summed or averaged",
    condition =
        "The keys tell how many rows of one table meet a row of another; it fires where a "
            + "sum or a mean is taken over a table whose rows a join repeats.",
    correction = "Sum before joining, in a subquery, or replace the join by EXISTS or IN.",
    clauses = {Clause.SELECT, Clause.HAVING, Clause.ORDER_BY})
public final class FanOut implements Detector {
  static final String ID = "fan-out";
  private static final Set<String> CHANGED = Set.of("SUM", "AVG", "TOTAL");

  @Override
  public Verdict inspect(Subject subject) {
    List<Finding> findings = new ArrayList<>();
    boolean looked = false;
    for (ResolvedSelect select : subject.names().selects()) {
      for (Expr.Call call : select.aggregates()) {
        if (!CHANGED.contains(call.name()) || call.distinct() || select.tables().size() < 2) {
          continue;
        }
        looked = true;
        RepeatedRows.of(subject, select, call)
            .ifPresent(repeated -> findings.add(repeated.finding(ID)));
      }
    }
    return looked
        ? Verdict.of(findings)
        : new Verdict.Abstained("nothing is summed over joined tables");
  }
}
