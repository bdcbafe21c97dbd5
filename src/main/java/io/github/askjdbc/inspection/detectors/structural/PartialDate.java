package io.github.askjdbc.inspection.detectors.structural;

import io.github.askjdbc.catalog.Column;
import io.github.askjdbc.catalog.ColumnKind;
import io.github.askjdbc.inspection.Detector;
import io.github.askjdbc.inspection.Effect;
import io.github.askjdbc.inspection.ErrorSignal;
import io.github.askjdbc.inspection.Finding;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.inspection.Verdict;
import io.github.askjdbc.sql.Clause;
import io.github.askjdbc.sql.Expr;
import io.github.askjdbc.sql.Placed;
import io.github.askjdbc.sql.Span;
import io.github.askjdbc.text.WrittenNumber;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Flags a column of dates that is compared with a year or month alone where that draws the line at
 * its first day: {@code hired > '2016'} keeps all of 2016.
 *
 * <p>The usual cause is "after 2016", "until 2016" or "in 2016" written with the year as it stands
 * in the question.
 *
 * <p>Not flagged: {@code >=} and {@code <}, for which the first day is the right line, and columns
 * of another kind. A query that compares no date with a text is abstained from.
 */
@ErrorSignal(
    id = PartialDate.ID,
    effect = Effect.VETOES,
    summary = "A date is compared with a year or month alone, which stands for its first day",
    condition =
        "Each comparison of a date column with a text is looked at; it fires where the text is a "
            + "year or a month alone, unless the first day of it is the right line, as after >= "
            + "and <.",
    correction =
        "Write whole days, or compare with >= the first day and < the first day of the next year "
            + "or month.",
    clauses = {Clause.SELECT, Clause.JOIN, Clause.WHERE, Clause.HAVING})
public final class PartialDate implements Detector {
  static final String ID = "partial-date";

  private static final int DIGITS_OF_YEAR = 4;
  private static final Set<String> AT_THE_START = Set.of(">=", "<");
  private static final Set<String> AT_THE_START_TURNED = Set.of("<=", ">");

  @Override
  public Verdict inspect(Subject subject) {
    List<Finding> findings = new ArrayList<>();
    boolean compared = false;
    for (Placed<Expr.Comparison> placed : subject.query().all(Expr.Comparison.class)) {
      Expr.Comparison comparison = placed.node();
      Optional<String> right = literal(subject, comparison.left(), comparison.right());
      Optional<String> left = literal(subject, comparison.right(), comparison.left());
      compared |= right.isPresent() || left.isPresent();
      if (right.filter(text -> partial(text, comparison, AT_THE_START)).isPresent()
          || left.filter(text -> partial(text, comparison, AT_THE_START_TURNED)).isPresent()) {
        findings.add(finding(placed.clause(), comparison.span(), right.or(() -> left).get()));
      }
    }
    for (Placed<Expr.Between> placed : subject.query().all(Expr.Between.class)) {
      Optional<String> high = literal(subject, placed.node().operand(), placed.node().high());
      compared |= high.isPresent();
      high.filter(text -> isYearOrMonth(text))
          .ifPresent(text -> findings.add(finding(placed.clause(), placed.node().span(), text)));
    }
    return compared
        ? Verdict.of(findings)
        : new Verdict.Abstained("no column of dates is compared with a text");
  }

  /** 2016 or 2016-05. */
  private static boolean isYearOrMonth(String text) {
    if (text.length() < DIGITS_OF_YEAR) {
      return false;
    }
    String month = text.substring(DIGITS_OF_YEAR);
    return WrittenNumber.isDigits(text.substring(0, DIGITS_OF_YEAR), DIGITS_OF_YEAR)
        && (month.isEmpty()
            || (month.startsWith("-") && WrittenNumber.isDigits(month.substring(1), 2)));
  }

  private static boolean partial(String text, Expr.Comparison comparison, Set<String> right) {
    return isYearOrMonth(text)
        && !right.contains(comparison.operator())
        && !comparison.operator().contains("LIKE");
  }

  private static Optional<String> literal(Subject subject, Expr column, Expr text) {
    return subject
        .names()
        .column(column)
        .flatMap(subject.knowledge().catalog()::column)
        .map(Column::kind)
        .filter(kind -> kind == ColumnKind.DATE)
        .flatMap(date -> subject.names().text(text));
  }

  private static Finding finding(Clause clause, Span span, String text) {
    return new Finding(ID, clause, span, "'" + text + "' stands for its first day here");
  }
}
