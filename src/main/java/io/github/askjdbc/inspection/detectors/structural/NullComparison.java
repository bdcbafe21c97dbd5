package io.github.askjdbc.inspection.detectors.structural;

import io.github.askjdbc.inspection.Detector;
import io.github.askjdbc.inspection.Effect;
import io.github.askjdbc.inspection.ErrorSignal;
import io.github.askjdbc.inspection.Finding;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.inspection.Verdict;
import io.github.askjdbc.sql.Clause;
import io.github.askjdbc.sql.Expr;
import io.github.askjdbc.sql.Literal;
import io.github.askjdbc.sql.Operations;
import io.github.askjdbc.sql.Predicate;
import io.github.askjdbc.sql.Predicate.Operator;
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
    effect = Effect.VETOES,
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
    if (subject.facts().literals().stream().noneMatch(Literal::isNull)) {
      return new Verdict.Abstained("the query does not speak of NULL");
    }
    List<Finding> findings = new ArrayList<>();
    Operations operations = subject.facts().operations();
    for (Predicate one : operations.comparisons()) {
      if (one.operands().stream().anyMatch(NullComparison::isNull)) {
        findings.add(finding(one, "a comparison with NULL is never true"));
      }
    }
    for (Predicate one : operations.memberships()) {
      if (one.listed().stream().anyMatch(NullComparison::isNull)) {
        findings.add(
            finding(
                one,
                one.operator() == Operator.NOT_IN_LIST
                    ? "NOT IN a list with NULL is never true"
                    : "NULL in the list finds no row"));
      }
    }
    return Verdict.of(findings);
  }

  private static Finding finding(Predicate one, String message) {
    return new Finding(ID, one.clause(), one.expr().span(), message);
  }

  private static boolean isNull(Expr expr) {
    return expr instanceof Expr.Constant constant && constant.word().equalsIgnoreCase("NULL");
  }
}
