package io.github.askjdbc.inspection.detectors.structural;

import io.github.askjdbc.inspection.Detector;
import io.github.askjdbc.inspection.Effect;
import io.github.askjdbc.inspection.ErrorSignal;
import io.github.askjdbc.inspection.Finding;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.inspection.Verdict;
import io.github.askjdbc.sql.Clause;
import io.github.askjdbc.sql.JoinEquality;
import io.github.askjdbc.sql.ResolvedSelect;
import io.github.askjdbc.sql.TableUse;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Flags tables of one FROM that no condition puts together, so that every row meets every row.
 *
 * <p>The usual cause is a join whose condition was forgotten, or a table named for one of its
 * columns only (Tool-SQL, absent JOIN).
 *
 * <p>Not flagged: a FROM with a subquery, whose one row may be meant to meet every row; a condition
 * of any kind that speaks of both tables counts as a join.
 */
@ErrorSignal(
    id = MissingJoin.ID,
    effect = Effect.VETOES,
    summary = "Two tables are combined without a condition between them",
    condition =
        "The conditions between the tables of each FROM are followed; it fires where a "
            + "table cannot be reached from the first.",
    correction = "Join the tables by their key, or leave out the table that is not needed.",
    clauses = Clause.FROM)
public final class MissingJoin implements Detector {
  static final String ID = "missing-join";

  @Override
  public Verdict inspect(Subject subject) {
    List<Finding> findings = new ArrayList<>();
    boolean joins = false;
    for (ResolvedSelect select : subject.names().selects()) {
      if (!select.plain() || select.tables().size() < 2) {
        continue;
      }
      joins = true;
      Set<TableUse> together = together(subject, select);
      List<TableUse> apart =
          select.tables().stream().filter(use -> !together.contains(use)).toList();
      if (!apart.isEmpty()) {
        TableUse first = apart.get(0);
        String message =
            "no condition joins "
                + first.table().name()
                + " with "
                + select.tables().get(0).table().name()
                + ", so that every row meets every row";
        findings.add(new Finding(ID, Clause.FROM, first.span(), message));
      }
    }
    return joins ? Verdict.of(findings) : new Verdict.Abstained("no tables are joined");
  }

  /** What the first table is connected with. */
  private static Set<TableUse> together(Subject subject, ResolvedSelect select) {
    List<Set<TableUse>> links = new ArrayList<>();
    for (JoinEquality join : select.joins()) {
      Set<TableUse> both = new HashSet<>();
      join.left().use().ifPresent(both::add);
      join.right().use().ifPresent(both::add);
      links.add(both);
    }
    for (ResolvedSelect.Condition condition : select.conditions()) {
      links.add(
          subject.names().uses().entrySet().stream()
              .filter(entry -> condition.expr().span().holds(entry.getKey().span()))
              .map(Map.Entry::getValue)
              .collect(Collectors.toSet()));
    }
    Set<TableUse> together = new HashSet<>(Set.of(select.tables().get(0)));
    boolean grows = true;
    while (grows) {
      grows = false;
      for (Set<TableUse> link : links) {
        if (link.stream().anyMatch(together::contains)) {
          grows |= together.addAll(link);
        }
      }
    }
    return together;
  }
}
