package io.github.askjdbc.inspection.detectors.structural;

import io.github.askjdbc.inspection.Detector;
import io.github.askjdbc.inspection.ErrorSignal;
import io.github.askjdbc.inspection.Finding;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.inspection.Verdict;
import io.github.askjdbc.sql.Clause;
import io.github.askjdbc.sql.Relation;
import io.github.askjdbc.sql.ResolvedSelect;
import io.github.askjdbc.sql.TableUse;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Flags a joined table of which nothing is used, and whose join keeps every row as it is.
 *
 * <p>The usual cause is a column that was taken for one of another table, or a join left over from
 * an example (Tool-SQL, redundant JOIN). The table is joined by its whole key to one other table,
 * so that it neither filters nor multiplies rows, unless the reference is NULL.
 *
 * <p>Not flagged: a table that the question names, since the join may stand for "has a"; a table
 * joined by anything but its key.
 */
@ErrorSignal(
    id = RedundantJoin.ID,
    summary = "A table is joined of which nothing is used",
    condition =
        "Each joined table is searched for a use beyond its join; it fires where there is "
            + "none, and the join by its key neither adds nor removes rows.",
    correction =
        "Leave the table out, unless the question asks that such a row exists. Check "
            + "whether one of its columns was meant.",
    clauses = {Clause.FROM, Clause.JOIN})
public final class RedundantJoin implements Detector {
  static final String ID = "redundant-join";

  @Override
  public Verdict inspect(Subject subject) {
    List<Finding> findings = new ArrayList<>();
    boolean joins = false;
    for (ResolvedSelect select : subject.names().selects()) {
      if (select.tables().size() < 2) {
        continue;
      }
      joins = true;
      JoinedTables joined = new JoinedTables(subject, select);
      Set<TableUse> needed = joined.needed();
      for (TableUse use : select.tables()) {
        Set<TableUse> neighbours = joined.neighbours(use);
        if (neighbours.size() == 1
            && !needed.contains(use)
            && !subject.mentions().names(use.table().name())) {
          TableUse other = neighbours.iterator().next();
          if (joined.unique(use, other)) {
            findings.add(finding(select, use, other));
          }
        }
      }
    }
    return joins ? Verdict.of(findings) : new Verdict.Abstained("no tables are joined");
  }

  private static Finding finding(ResolvedSelect select, TableUse use, TableUse other) {
    String message =
        "nothing of "
            + use.table().name()
            + " is used, and its key only repeats what "
            + other.table().name()
            + " holds";
    for (Relation relation : select.select().from()) {
      if (relation instanceof Relation.Join join && join.right().equals(use.ref())) {
        return new Finding(ID, Clause.JOIN, join.span(), message);
      }
    }
    return new Finding(ID, Clause.FROM, use.span(), message);
  }
}
