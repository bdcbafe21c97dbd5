package io.github.askjdbc.inspection.detectors.structural;

import io.github.askjdbc.inspection.Detector;
import io.github.askjdbc.inspection.ErrorSignal;
import io.github.askjdbc.inspection.Finding;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.inspection.Verdict;
import io.github.askjdbc.sql.Clause;
import io.github.askjdbc.sql.Expr;
import io.github.askjdbc.sql.Placed;
import java.util.ArrayList;
import java.util.List;

/**
 * Flags a comparison with NULL, which is never true.
 *
 * <p>The usual cause is {@code = NULL} written for {@code IS NULL}.
 *
 * <p>Not flagged: NULL as a result of CASE or an argument of a function. A query without NULL is
 * abstained from.
 */
@ErrorSignal(
    id = NullComparison.ID,
    summary = "Something is compared with NULL, which is never true",
    condition =
        "Comparisons are searched for NULL; it fires where one side of a comparison, or a "
            + "list of IN, is NULL.",
    correction = "Write IS NULL or IS NOT NULL.",
    clauses = {Clause.SELECT, Clause.JOIN, Clause.WHERE, Clause.HAVING})
public final class NullComparison implements Detector {
  static final String ID = "null-comparison";

  @Override
  public Verdict inspect(Subject subject) {
    boolean speaks =
        subject.query().all(Expr.Constant.class).stream().anyMatch(one -> isNull(one.node()));
    if (!speaks) {
      return new Verdict.Abstained("the query does not speak of NULL");
    }
    List<Finding> findings = new ArrayList<>();
    for (Placed<Expr.Comparison> placed : subject.query().all(Expr.Comparison.class)) {
      if (isNull(placed.node().left()) || isNull(placed.node().right())) {
        findings.add(
            new Finding(
                ID, placed.clause(), placed.node().span(), "a comparison with NULL is never true"));
      }
    }
    for (Placed<Expr.In> placed : subject.query().all(Expr.In.class)) {
      if (placed.node().set() instanceof Expr.Group list
          && list.items().stream().anyMatch(NullComparison::isNull)) {
        findings.add(
            new Finding(
                ID,
                placed.clause(),
                placed.node().span(),
                placed.node().negated()
                    ? "NOT IN a list with NULL is never true"
                    : "NULL in the list finds no row"));
      }
    }
    return Verdict.of(findings);
  }

  private static boolean isNull(Expr expr) {
    return expr instanceof Expr.Constant constant && constant.word().equalsIgnoreCase("NULL");
  }
}
