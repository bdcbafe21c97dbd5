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

/**
 * Flags a count of a table's own column where a join repeats the rows of that table.
 *
 * <p>The usual cause is a join that is there for a condition, without DISTINCT: a customer counts
 * once for every order.
 *
 * <p>Not flagged: COUNT(*) and COUNT(DISTINCT ...), and a count in groups of one row of the table,
 * which counts what refers to it.
 */
@ErrorSignal(
    id = RepeatedCount.ID,
    message = MessageContent.NAMES_ONLY,
    summary = "A join repeats the rows that are counted",
    condition =
        "The keys tell how many rows of one table meet a row of another; it fires where a column "
            + "of a table whose rows a join repeats is counted without DISTINCT, unless each group "
            + "is of one such row.",
    correction =
        "Write COUNT(DISTINCT key), or replace the join by EXISTS or IN. To count what refers to "
            + "the table, count a column of that.",
    clauses = {Clause.SELECT, Clause.HAVING, Clause.ORDER_BY})
public final class RepeatedCount implements Detector {
  static final String ID = "repeated-count";

  @Override
  public Verdict inspect(Subject subject) {
    List<Finding> findings = new ArrayList<>();
    boolean looked = false;
    for (ResolvedSelect select : subject.names().selects()) {
      for (Expr.Call call : select.aggregates()) {
        if (!call.name().equals("COUNT")
            || call.star()
            || call.distinct()
            || select.tables().size() < 2) {
          continue;
        }
        looked = true;
        RepeatedRows.of(subject, select, call)
            .filter(repeated -> !isOneRow(subject, repeated))
            .ifPresent(repeated -> findings.add(repeated.finding(ID)));
      }
    }
    return looked
        ? Verdict.of(findings)
        : new Verdict.Abstained("no column is counted over joined tables");
  }

  /** Whether each group is of one row of the counted table. */
  private static boolean isOneRow(Subject subject, RepeatedRows repeated) {
    List<String> key = repeated.use().table().primaryKey();
    return !key.isEmpty()
        && DecidedColumns.byNames(subject, repeated.select()).of(repeated.use()).containsAll(key);
  }
}
