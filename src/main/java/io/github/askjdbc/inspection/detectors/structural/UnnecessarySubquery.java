package io.github.askjdbc.inspection.detectors.structural;

import io.github.askjdbc.inspection.Detector;
import io.github.askjdbc.inspection.ErrorSignal;
import io.github.askjdbc.inspection.Finding;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.inspection.Verdict;
import io.github.askjdbc.sql.Clause;
import io.github.askjdbc.sql.Expr;
import io.github.askjdbc.sql.Relation;
import io.github.askjdbc.sql.Span;
import java.util.ArrayList;
import java.util.List;

/**
 * Flags a query with more than {@value #MANY} subqueries.
 *
 * <p>The usual cause is a question answered piece by piece where a join would do (SQLens,
 * unnecessary subquery, with the same number).
 *
 * <p>Not flagged: operands of a set operation and tables of WITH, which stand beside each other.
 * There is no query to abstain from but one without a subquery.
 */
@ErrorSignal(
    id = UnnecessarySubquery.ID,
    summary = "The query holds more than three subqueries",
    condition = "Subqueries are counted; it fires for more than three.",
    correction = "Write the query with joins and as few subqueries as the question needs.",
    clauses = Clause.SUBQUERY)
public final class UnnecessarySubquery implements Detector {
  static final String ID = "unnecessary-subquery";
  private static final int MANY = 3;

  @Override
  public Verdict inspect(Subject subject) {
    List<Span> subqueries = new ArrayList<>();
    subject.query().all(Expr.Subquery.class).forEach(one -> subqueries.add(one.node().span()));
    subject.query().all(Relation.Derived.class).forEach(one -> subqueries.add(one.node().span()));
    if (subqueries.isEmpty()) {
      return new Verdict.Abstained("there is no subquery");
    }
    if (subqueries.size() <= MANY) {
      return new Verdict.Clean();
    }
    String message = "the query holds " + subqueries.size() + " subqueries";
    return new Verdict.Flagged(
        List.of(new Finding(ID, Clause.SUBQUERY, subqueries.get(0), message)));
  }
}
