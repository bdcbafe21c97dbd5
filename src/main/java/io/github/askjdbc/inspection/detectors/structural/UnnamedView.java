package io.github.askjdbc.inspection.detectors.structural;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.inspection.Detector;
import io.github.askjdbc.inspection.Effect;
import io.github.askjdbc.inspection.ErrorSignal;
import io.github.askjdbc.inspection.Finding;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.inspection.Verdict;
import io.github.askjdbc.sql.Clause;
import io.github.askjdbc.sql.ResolvedSelect;
import io.github.askjdbc.sql.TableUse;
import java.util.ArrayList;
import java.util.List;

/**
 * Flags a view that the question does not name, although tables hold every column that the query
 * reads of it: {@code open_claims} for "the average amount of claims".
 *
 * <p>The usual cause is a view which leaves out rows and has the columns of the table that is
 * meant.
 *
 * <p>Not flagged: a view whose name the question says in full; one of which the query reads a
 * column that no table has, or none.
 */
@ErrorSignal(
    id = UnnamedView.ID,
    effect = Effect.VETOES,
    summary = "A view that the question does not name stands for a table",
    condition =
        "The columns that the query reads of each view are looked for in tables; it fires "
            + "where tables hold all of them and the question does not name the view.",
    correction = "Read the table in the place of the view.",
    clauses = {Clause.FROM, Clause.JOIN})
public final class UnnamedView implements Detector {
  static final String ID = "unnamed-view";

  @Override
  public Verdict inspect(Subject subject) {
    List<Finding> findings = new ArrayList<>();
    boolean looked = false;
    for (ResolvedSelect select : subject.names().selects()) {
      for (TableUse use : select.tables()) {
        if (!use.table().view()) {
          continue;
        }
        looked = true;
        if (!subject.mentions().names(use.table().name()) && isHeldByTables(subject, use)) {
          findings.add(finding(select, use));
        }
      }
    }
    return looked ? Verdict.of(findings) : new Verdict.Abstained("no view is read");
  }

  private static boolean isHeldByTables(Subject subject, TableUse use) {
    List<ColumnName> read =
        subject.names().uses().entrySet().stream()
            .filter(entry -> entry.getValue().equals(use))
            .map(entry -> subject.names().columns().get(entry.getKey()))
            .toList();
    return !read.isEmpty()
        && read.stream().allMatch(column -> subject.knowledge().catalog().isOfTable(column));
  }

  private static Finding finding(ResolvedSelect select, TableUse use) {
    boolean first = select.select().from().get(0).equals(use.ref());
    return new Finding(
        ID,
        first ? Clause.FROM : Clause.JOIN,
        use.span(),
        "the question does not name the view "
            + use.table().name()
            + ", and tables hold the columns that are read of it");
  }
}
