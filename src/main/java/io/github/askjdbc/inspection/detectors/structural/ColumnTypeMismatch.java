package io.github.askjdbc.inspection.detectors.structural;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.ColumnName;
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
import java.util.Optional;
import java.util.Set;

/**
 * Flags a column used as a type that it does not have: a number compared with a word, a text summed
 * or compared by size, columns of different types joined.
 *
 * <p>The usual cause is the wrong one of two columns, such as a name where the id is meant
 * (Tool-SQL, column type mismatch).
 *
 * <p>Not flagged: a number in quotes against a numeric column, which targets convert, and columns of
 * unknown types.
 */
@ErrorSignal(
    id = ColumnTypeMismatch.ID,
    summary = "A column is compared or aggregated as a type that it does not have",
    clauses = {Clause.SELECT, Clause.JOIN, Clause.WHERE, Clause.HAVING, Clause.ORDER_BY})
public final class ColumnTypeMismatch implements Detector {
  static final String ID = "column-type-mismatch";
  private static final Set<String> SIZES = Set.of("<", ">", "<=", ">=");
  private static final Set<String> AMOUNTS = Set.of("SUM", "AVG", "TOTAL");

  @Override
  public Verdict inspect(Subject subject) {
    List<Finding> findings = new ArrayList<>();
    boolean looked = false;
    for (Placed<Expr.Comparison> placed : subject.query().all(Expr.Comparison.class)) {
      Expr.Comparison comparison = placed.node();
      looked = true;
      Optional<String> problem =
          problem(subject, comparison.left(), comparison.operator(), comparison.right())
              .or(
                  () ->
                      problem(
                          subject, comparison.right(), comparison.operator(), comparison.left()));
      problem.ifPresent(
          message ->
              findings.add(new Finding(ID, placed.clause(), comparison.span(), message)));
    }
    for (Placed<Expr.Call> placed : subject.query().calls()) {
      Expr.Call call = placed.node();
      if (AMOUNTS.contains(call.name()) && call.arguments().size() == 1) {
        looked = true;
        Expr argument = call.arguments().get(0);
        if (kind(subject, argument) == ColumnKind.TEXT) {
          findings.add(
              new Finding(
                  ID,
                  placed.clause(),
                  call.span(),
                  subject.names().column(argument).orElseThrow()
                      + " is text, and "
                      + call.name()
                      + " is taken of it"));
        }
      }
    }
    return looked
        ? Verdict.of(findings)
        : new Verdict.Abstained("nothing is compared, summed or averaged");
  }

  private static Optional<String> problem(
      Subject subject, Expr expr, String operator, Expr other) {
    ColumnKind kind = kind(subject, expr);
    if (kind == ColumnKind.OTHER) {
      return Optional.empty();
    }
    ColumnName column = subject.names().column(expr).orElseThrow();
    Optional<String> text = subject.names().text(other);
    if (kind == ColumnKind.NUMBER
        && text.isPresent()
        && !operator.contains("LIKE")
        && !text.get().strip().matches("[-+]?[0-9.,]+")) {
      return Optional.of(column + " is a number, and '" + text.get() + "' is none");
    }
    if (kind == ColumnKind.TEXT && SIZES.contains(operator) && other instanceof Expr.Numeric) {
      return Optional.of(column + " is text, and is compared by the size of a number");
    }
    ColumnKind otherKind = kind(subject, other);
    boolean textAndNumber =
        kind == ColumnKind.TEXT && otherKind == ColumnKind.NUMBER;
    return textAndNumber
        ? Optional.of(
            column + " is text, and " + subject.names().column(other).orElseThrow() + " a number")
        : Optional.empty();
  }

  private static ColumnKind kind(Subject subject, Expr expr) {
    return subject
        .names()
        .column(expr)
        .flatMap(subject.knowledge().catalog()::column)
        .map(Column::kind)
        .orElse(ColumnKind.OTHER);
  }
}
