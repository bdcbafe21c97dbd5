package io.github.askjdbc.inspection.detectors.data;

import io.github.askjdbc.database.ProbeOutcome;
import io.github.askjdbc.inspection.Detector;
import io.github.askjdbc.inspection.ErrorSignal;
import io.github.askjdbc.inspection.Finding;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.inspection.Verdict;
import io.github.askjdbc.sql.Clause;
import io.github.askjdbc.sql.Expr;
import io.github.askjdbc.sql.Placed;
import io.github.askjdbc.sql.Query;
import io.github.askjdbc.sql.QueryBody;
import io.github.askjdbc.sql.ResolvedSelect;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Flags a comparison with a subquery that returns several rows.
 *
 * <p>The usual cause is {@code =} written for {@code IN}. SQLite and MySQL in lax modes compare
 * with any one of the rows; other targets fail (SQLens, incorrect filter in subquery).
 *
 * <p>Not flagged: a subquery of one row by its form, an aggregate without groups or LIMIT 1. One
 * that speaks of the query around it cannot be run alone, and the detector abstains.
 */
@ErrorSignal(
    id = IncorrectFilterInSubquery.ID,
    summary = "One value is compared with a subquery of several rows",
    condition =
        "Each subquery that one value is compared with is run by itself; it fires where "
            + "it returns more than one row.",
    correction =
        "Write IN instead of = if any of the rows will do. Otherwise let the subquery "
            + "return one row, by an aggregate or a further condition.",
    clauses = {Clause.SELECT, Clause.JOIN, Clause.WHERE, Clause.HAVING})
public final class IncorrectFilterInSubquery implements Detector {
  static final String ID = "incorrect-filter-in-subquery";

  @Override
  public Verdict inspect(Subject subject) {
    List<Finding> findings = new ArrayList<>();
    List<String> unseen = new ArrayList<>();
    boolean looked = false;
    for (Placed<Expr.Comparison> placed : subject.query().all(Expr.Comparison.class)) {
      Expr.Comparison comparison = placed.node();
      for (Expr side : List.of(comparison.left(), comparison.right())) {
        if (!(side instanceof Expr.Subquery subquery) || !subquery.word().isEmpty()) {
          continue;
        }
        looked = true;
        if (oneRow(subquery.query())) {
          continue;
        }
        Optional<String> alone = subject.names().alone(subquery.query());
        if (alone.isEmpty()) {
          unseen.add("the subquery cannot be run without the query around it");
        } else if (subject.probe(alone.get(), 2) instanceof ProbeOutcome.Rows rows) {
          if (rows.rows().size() > 1) {
            findings.add(
                new Finding(
                    ID,
                    placed.clause(),
                    comparison.span(),
                    "the subquery returns several rows, and "
                        + comparison.operator()
                        + " compares with one"));
          }
        } else {
          unseen.add("the subquery could not be run");
        }
      }
    }
    return looked
        ? Verdict.of(findings, unseen)
        : new Verdict.Abstained("nothing is compared with a subquery");
  }

  private static boolean oneRow(Query query) {
    boolean limited =
        query.limit().flatMap(Query.Limit::count).filter(n -> n.written().equals("1")).isPresent();
    return limited
        || (query.body() instanceof QueryBody.Select select
            && select.groupBy().isEmpty()
            && select.items().stream()
                .flatMap(ResolvedSelect::own)
                .anyMatch(node -> node instanceof Expr.Call call && call.aggregate()));
  }
}
