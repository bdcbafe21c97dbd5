package io.github.askjdbc.inspection.detectors.data;

import io.github.askjdbc.database.ProbeOutcome;
import io.github.askjdbc.inspection.Detector;
import io.github.askjdbc.inspection.ErrorSignal;
import io.github.askjdbc.inspection.Finding;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.inspection.Verdict;
import io.github.askjdbc.sql.Clause;
import io.github.askjdbc.sql.Expr;
import io.github.askjdbc.sql.QueryBody;
import io.github.askjdbc.sql.SelectItem;
import io.github.askjdbc.sql.Span;
import java.util.ArrayList;
import java.util.List;

/**
 * Flags a result that holds nothing: no row, or a column of only NULLs or zeros.
 *
 * <p>The usual cause is a filter or a join that keeps no row, or the wrong column (SQLens, abnormal
 * result). It is evidence, never a veto: some questions are rightly answered by nothing.
 *
 * <p>Not flagged: a column with one other value among the first rows. Where the query failed or was
 * not run, the detector abstains.
 */
@ErrorSignal(
    id = AbnormalResult.ID,
    inBrief = "returns nothing, or nothing but NULLs and zeros",
    summary = "The result is empty, or a column of it holds only NULLs or zeros",
    condition =
        "The query is run; it fires where no row comes back, or where a column of the "
            + "first rows holds only NULLs or zeros.",
    correction =
        "Check each filter and join for the one that keeps no row, and whether the column "
            + "is the one that was meant. Leave the query as it is where nothing is the right "
            + "answer.",
    clauses = Clause.SELECT)
public final class AbnormalResult implements Detector {
  static final String ID = "abnormal-result";

  @Override
  public Verdict inspect(Subject subject) {
    ProbeOutcome outcome = subject.result();
    if (outcome instanceof ProbeOutcome.OutOfBudget stopped) {
      return new Verdict.Abstained(stopped.reason());
    }
    if (!(outcome instanceof ProbeOutcome.Rows result)) {
      return new Verdict.Abstained("the query did not run");
    }
    if (result.rows().isEmpty()) {
      Span whole = subject.query().query().span();
      return new Verdict.Flagged(
          List.of(new Finding(ID, Clause.SELECT, whole, "the query returns no row")));
    }
    List<Finding> findings = new ArrayList<>();
    for (int i = 0; i < result.columns().size(); i++) {
      String held = nothing(result.rows(), i);
      if (!held.isEmpty()) {
        String message = "column " + result.columns().get(i) + " holds nothing but " + held;
        findings.add(
            new Finding(ID, Clause.SELECT, place(subject, i, result.columns().size()), message));
      }
    }
    return findings.isEmpty() ? new Verdict.Clean() : new Verdict.Flagged(findings);
  }

  /** What a column that holds nothing consists of; empty where it holds something. */
  private static String nothing(List<List<Object>> rows, int column) {
    boolean zeros = false;
    boolean nulls = false;
    for (List<Object> row : rows) {
      Object cell = row.get(column);
      if (cell == null) {
        nulls = true;
      } else if (ProbeOutcome.isZero(cell)) {
        zeros = true;
      } else {
        return "";
      }
    }
    if (zeros) {
      return nulls ? "NULLs and zeros" : "zeros";
    }
    return "NULLs";
  }

  /** The select item behind a column of the result, or the whole query where that is unclear. */
  private static Span place(Subject subject, int column, int columns) {
    List<SelectItem> items =
        subject.query().query().body() instanceof QueryBody.Select select
            ? select.items()
            : List.of();
    boolean paired =
        items.size() == columns
            && items.stream().noneMatch(item -> item.value() instanceof Expr.Star);
    return paired ? items.get(column).span() : subject.query().query().span();
  }
}
