package io.github.askjdbc.inspection.detectors.data;

import io.github.askjdbc.database.ProbeOutcome;
import io.github.askjdbc.inspection.Detector;
import io.github.askjdbc.inspection.ErrorSignal;
import io.github.askjdbc.inspection.Finding;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.inspection.Verdict;
import java.util.ArrayList;
import java.util.List;

/**
 * Flags a text that is compared where a comparison that no row meets leaves rows all the same: it
 * is excluded, counted by a CASE, or compared with what a function makes of a column.
 *
 * <p>The usual cause is a code that was guessed: cancelled orders are those of status {@code X},
 * and {@code status <> 'CANCELLED'} excludes none of them. The rows look right, since nothing is
 * missing.
 *
 * <p>Not flagged: comparisons without a text, lists of which one text is held, and what {@code
 * empty-predicate} looks at. Where a probe fails, or none is left, the detector abstains.
 */
@ErrorSignal(
    id = UnheldLiteral.ID,
    summary = "No row holds a text that is excluded, counted or compared with a function",
    condition =
        "The rows that equal a text are looked for where the text is excluded, stands in a CASE, or"
            + " is compared with a function of a column; it fires where there are none.",
    correction = "Use a value that the column holds, in its stored spelling and case.")
public final class UnheldLiteral implements Detector {
  static final String ID = "unheld-literal";

  @Override
  public Verdict inspect(Subject subject) {
    List<HiddenComparison> comparisons = HiddenComparison.all(subject);
    if (comparisons.isEmpty()) {
      return new Verdict.Abstained("no text is excluded, counted or compared with a function");
    }
    List<Finding> findings = new ArrayList<>();
    List<String> unseen = new ArrayList<>();
    for (HiddenComparison one : comparisons) {
      String table = one.use().table().name().toString();
      String rows = subject.names().rowsWhere(one.use(), one.affirmed());
      if (!(subject.probe(rows, 1) instanceof ProbeOutcome.Rows found)) {
        unseen.add("the rows of " + table + " cannot be read");
      } else if (found.rows().isEmpty()) {
        findings.add(
            new Finding(ID, one.clause(), one.affirmed().span(), "no row of " + table + " is so"));
      }
    }
    return Verdict.of(findings, unseen);
  }
}
