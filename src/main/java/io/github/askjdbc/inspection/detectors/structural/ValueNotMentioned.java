package io.github.askjdbc.inspection.detectors.structural;

import io.github.askjdbc.inspection.Detector;
import io.github.askjdbc.inspection.ErrorSignal;
import io.github.askjdbc.inspection.Finding;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.inspection.Verdict;
import io.github.askjdbc.sql.Clause;
import io.github.askjdbc.sql.Expr;
import io.github.askjdbc.sql.Placed;
import io.github.askjdbc.sql.Span;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * Flags a literal of the query that the question does not contain in any form.
 *
 * <p>The usual cause is a value that was made up, or guessed from examples: a year, a code, a limit
 * that nobody named.
 *
 * <p>Not flagged: 0 to 2, literals of up to three characters, which are codes, words that share
 * their beginning or their initials with words of the question, a number next to one of the
 * question, a stored value that the question was linked to, and any word where the question has
 * words that nothing in the database explains.
 */
@ErrorSignal(
    id = ValueNotMentioned.ID,
    summary = "The query compares with a value that the question does not contain",
    condition =
        "Each literal is compared with the words of the question, in several forms; it "
            + "fires where the question does not hold it.",
    correction =
        "Use only values that the question or its evidence gives, and leave out "
            + "conditions that it does not ask for.",
    clauses = {Clause.JOIN, Clause.WHERE, Clause.HAVING})
public final class ValueNotMentioned implements Detector {
  static final String ID = "value-not-mentioned";
  private static final Set<Clause> CLAUSES = EnumSet.of(Clause.JOIN, Clause.WHERE, Clause.HAVING);

  @Override
  public Verdict inspect(Subject subject) {
    QuestionValues values = new QuestionValues(subject.question());
    List<Finding> findings = new ArrayList<>();
    boolean looked = false;
    for (Placed<Expr.Text> placed : subject.query().textLiterals()) {
      if (CLAUSES.contains(placed.clause())) {
        looked = true;
        if (!values.contain(placed.node().value())) {
          findings.add(finding(placed.clause(), placed.node().span(), placed.node().value()));
        }
      }
    }
    for (Placed<Expr.ColumnRef> placed : subject.query().columns()) {
      if (CLAUSES.contains(placed.clause()) && subject.names().textual().contains(placed.node())) {
        looked = true;
        String value = placed.node().name().value();
        if (!values.contain(value)) {
          findings.add(finding(placed.clause(), placed.node().span(), value));
        }
      }
    }
    for (Placed<Expr.Numeric> placed : subject.query().numbers()) {
      if (CLAUSES.contains(placed.clause())) {
        looked = true;
        if (!values.containNumber(placed.node().written())) {
          findings.add(finding(placed.clause(), placed.node().span(), placed.node().written()));
        }
      }
    }
    return looked
        ? Verdict.of(findings)
        : new Verdict.Abstained("the query compares with no literal");
  }

  private static Finding finding(Clause clause, Span span, String value) {
    return new Finding(ID, clause, span, "the question does not speak of " + value);
  }
}
