package io.github.askjdbc.inspection.detectors.structural;

import io.github.askjdbc.inspection.Detector;
import io.github.askjdbc.inspection.Effect;
import io.github.askjdbc.inspection.ErrorSignal;
import io.github.askjdbc.inspection.Finding;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.inspection.Verdict;
import io.github.askjdbc.inspection.constraints.Constraint;
import io.github.askjdbc.sql.Clause;
import java.util.ArrayList;
import java.util.List;

/**
 * Flags a query that breaks a rule of the file that {@code ask.constraints} names.
 *
 * <p>The usual cause is something that a schema does not say: rows of other tenants, rows marked as
 * deleted, codes in a format of their own (Tool-SQL, user-defined constraints). The message is the
 * one declared with the rule.
 *
 * <p>Not flagged: a query that reads none of the tables that rules speak of; the detector abstains.
 * It is a check of generated SQL, not a boundary: rights in the database are.
 */
@ErrorSignal(
    id = UserConstraint.ID,
    effect = Effect.FORBIDS,
    summary = "The query breaks a rule that was declared for this database",
    condition =
        "The query is compared with every declared rule that speaks of a table or column that it "
            + "reads; it fires where one is not kept.",
    correction =
        "Write the query so that it keeps the rule. The message of the rule says what it asks "
            + "for.",
    clauses = {
      Clause.SELECT,
      Clause.FROM,
      Clause.JOIN,
      Clause.WHERE,
      Clause.GROUP_BY,
      Clause.HAVING,
      Clause.ORDER_BY
    })
public final class UserConstraint implements Detector {
  static final String ID = "user-constraint";

  @Override
  public Verdict inspect(Subject subject) {
    List<Finding> findings = new ArrayList<>();
    boolean concerned = false;
    for (Constraint constraint : subject.constraints()) {
      ConstraintCheck check = new ConstraintCheck(subject, constraint.message());
      concerned |= check.concerns(constraint);
      check.broken(constraint, findings);
    }
    return concerned
        ? Verdict.of(findings.stream().distinct().toList())
        : new Verdict.Abstained("no rule speaks of the tables of this query");
  }
}
