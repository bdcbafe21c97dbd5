package io.github.askjdbc.inspection.detectors.data;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.database.ProbeOutcome;
import io.github.askjdbc.inspection.Detector;
import io.github.askjdbc.inspection.ErrorSignal;
import io.github.askjdbc.inspection.Finding;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.inspection.Verdict;
import io.github.askjdbc.sql.Clause;
import io.github.askjdbc.sql.Expr;
import io.github.askjdbc.sql.Placed;
import io.github.askjdbc.text.Characters;
import io.github.askjdbc.text.WrittenNumber;
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
 * <p>Not flagged: a number in quotes against a numeric column, which targets convert; a text column
 * of whose first values half or more are numbers; columns that a key joins although their types
 * differ. Where a text column cannot be read the detector abstains.
 */
@ErrorSignal(
    id = ColumnTypeMismatch.ID,
    summary = "A column is compared or aggregated as a type that it does not have",
    condition =
        "The types of compared, joined and aggregated columns are looked at, and the "
            + "first values of text columns; it fires where they do not fit each other or the "
            + "aggregate.",
    correction =
        "Use the column of the fitting type, such as the id instead of the name in a "
            + "join, or the number instead of its text.",
    clauses = {Clause.SELECT, Clause.JOIN, Clause.WHERE, Clause.HAVING, Clause.ORDER_BY})
public final class ColumnTypeMismatch implements Detector {
  static final String ID = "column-type-mismatch";
  private static final Set<String> SIZES = Set.of("<", ">", "<=", ">=");
  private static final Set<String> AMOUNTS = Set.of("SUM", "AVG", "TOTAL");

  @Override
  public Verdict inspect(Subject subject) {
    List<Finding> findings = new ArrayList<>();
    List<String> unseen = new ArrayList<>();
    boolean looked = false;
    for (Placed<Expr.Comparison> placed : subject.query().all(Expr.Comparison.class)) {
      Expr.Comparison comparison = placed.node();
      looked = true;
      Optional<String> problem =
          compared(subject, comparison.left(), comparison, comparison.right(), unseen)
              .or(
                  () ->
                      compared(subject, comparison.right(), comparison, comparison.left(), unseen));
      problem.ifPresent(
          message -> findings.add(new Finding(ID, placed.clause(), comparison.span(), message)));
    }
    for (Placed<Expr.Call> placed : subject.query().calls()) {
      Expr.Call call = placed.node();
      if (AMOUNTS.contains(call.name()) && call.arguments().size() == 1) {
        looked = true;
        Expr argument = call.arguments().get(0);
        if (kind(subject, argument) == ColumnKind.TEXT && !numeric(subject, argument, unseen)) {
          findings.add(
              new Finding(
                  ID,
                  placed.clause(),
                  call.span(),
                  name(subject, argument) + " is text, and " + call.name() + " is taken of it"));
        }
      }
    }
    return looked
        ? Verdict.of(findings, unseen)
        : new Verdict.Abstained("nothing is compared, summed or averaged");
  }

  private static Optional<String> compared(
      Subject subject, Expr expr, Expr.Comparison comparison, Expr other, List<String> unseen) {
    ColumnKind kind = kind(subject, expr);
    Optional<String> text = subject.names().text(other);
    boolean like = comparison.operator().contains("LIKE");
    if (kind == ColumnKind.NUMBER && text.isPresent() && !like && !isNumber(text.get())) {
      return Optional.of(name(subject, expr) + " is a number, and '" + text.get() + "' is none");
    }
    if (kind != ColumnKind.TEXT) {
      return Optional.empty();
    }
    if (SIZES.contains(comparison.operator())
        && other instanceof Expr.Numeric
        && !numeric(subject, expr, unseen)) {
      return Optional.of(name(subject, expr) + " is text, and is compared by the size of a number");
    }
    return kind(subject, other) == ColumnKind.NUMBER
            && subject.keys().between(name(subject, expr), name(subject, other)).isEmpty()
            && !numeric(subject, expr, unseen)
        ? Optional.of(name(subject, expr) + " is text, and " + name(subject, other) + " a number")
        : Optional.empty();
  }

  /** Whether the column mostly holds numbers; true where it cannot be read. */
  private static boolean numeric(Subject subject, Expr expr, List<String> unseen) {
    Optional<ProbeOutcome> sample = ColumnSample.of(subject, expr);
    if (sample.isPresent() && sample.get() instanceof ProbeOutcome.Rows rows) {
      long numbers =
          rows.rows().stream()
              .map(row -> row.get(0))
              .filter(cell -> cell == null || isNumber(cell.toString()))
              .count();
      return 2 * numbers >= rows.rows().size();
    }
    unseen.add("the values of " + name(subject, expr) + " cannot be read");
    return true;
  }

  private static boolean isNumber(String text) {
    String number = text.strip();
    boolean signed = number.startsWith("-") || number.startsWith("+");
    String digits = number.substring(signed ? 1 : 0);
    return number.isEmpty()
        || (number.startsWith(".")
            ? WrittenNumber.isDigits(number.substring(1), number.length())
            : !digits.isEmpty()
                && Characters.isDigit(digits.charAt(0))
                && digits.chars().allMatch(c -> Characters.isDigit(c) || c == '.' || c == ','));
  }

  private static ColumnName name(Subject subject, Expr expr) {
    return subject.names().column(expr).orElseThrow();
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
