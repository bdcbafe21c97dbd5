package io.github.askjdbc.inspection.detectors.structural;

import io.github.askjdbc.catalog.SmallestJoinTree;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.inspection.Detector;
import io.github.askjdbc.inspection.ErrorSignal;
import io.github.askjdbc.inspection.Finding;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.inspection.Verdict;
import io.github.askjdbc.sql.Clause;
import io.github.askjdbc.sql.Relation;
import io.github.askjdbc.sql.ResolvedSelect;
import io.github.askjdbc.sql.Span;
import io.github.askjdbc.sql.TableUse;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Flags a join of more tables than what the query speaks of, and the question names, needs.
 *
 * <p>The usual cause is a detour: two tables that share a key are joined by way of a third. The
 * tables needed are those with a column beyond the joins, those whose rows are counted, and those
 * that the question speaks of, be it by a part of their names; the fewest tables that keys join
 * them by are a minimum Steiner tree (SQLens, suboptimal join tree).
 *
 * <p>Not flagged: a table that is joined twice, and a FROM with a subquery. Where keys do not
 * connect the tables needed, or there are too many of them, the detector abstains.
 */
@ErrorSignal(
    id = SuboptimalJoinTree.ID,
    summary = "More tables are joined than the query needs",
    condition =
        "The fewest tables that keys join, with all tables that are used or mentioned, "
            + "are computed as a Steiner tree; it fires where the query joins more.",
    correction = "Join only the tables that are needed, directly by their keys.",
    clauses = Clause.FROM)
public final class SuboptimalJoinTree implements Detector {
  static final String ID = "suboptimal-join-tree";

  @Override
  public Verdict inspect(Subject subject) {
    List<Finding> findings = new ArrayList<>();
    List<String> unseen = new ArrayList<>();
    boolean joins = false;
    for (ResolvedSelect select : subject.names().selects()) {
      JoinedTables joined = new JoinedTables(subject, select);
      Set<TableName> used = joined.names();
      if (!select.plain() || used.size() < 2) {
        continue;
      }
      joins = true;
      Set<TableName> needed = needed(joined, select, subject);
      Optional<Set<TableName>> enough = new SmallestJoinTree(subject.keys()).over(needed);
      if (needed.isEmpty() || enough.isEmpty()) {
        unseen.add("no keys connect " + JoinedTables.listed(used));
      } else if (enough.get().size() < used.size()) {
        findings.add(finding(select, used, enough.get()));
      }
    }
    return joins ? Verdict.of(findings, unseen) : new Verdict.Abstained("no tables are joined");
  }

  private static Set<TableName> needed(
      JoinedTables joined, ResolvedSelect select, Subject subject) {
    Set<TableName> needed = new LinkedHashSet<>();
    joined.needed().forEach(use -> needed.add(use.table().name()));
    boolean compared = subject.names().selects().size() > 1;
    for (TableUse use : select.tables()) {
      // in a subquery or set operation, that a row of the table exists is often all that is asked
      if (subject.mentions().score(use.table().name()) > 0
          || joinsByNamedColumn(use, select, subject)
          || (compared && joined.multiplies(use))) {
        needed.add(use.table().name());
      }
    }
    return needed;
  }

  /** Whether the question speaks of the column that the table is joined by. */
  private static boolean joinsByNamedColumn(TableUse use, ResolvedSelect select, Subject subject) {
    return select.joins().stream()
        .flatMap(join -> Stream.of(join.left(), join.right()))
        .filter(side -> side.use().filter(use::equals).isPresent())
        .anyMatch(side -> subject.mentions().score(side.column()) > 0);
  }

  private static Finding finding(
      ResolvedSelect select, Set<TableName> used, Set<TableName> enough) {
    List<Relation> from = select.select().from();
    Span span = from.get(0).span().to(from.get(from.size() - 1).span());
    String message =
        JoinedTables.listed(used)
            + " are joined, but "
            + JoinedTables.listed(enough)
            + (enough.size() == 1 ? " is enough" : " are enough");
    return new Finding(ID, Clause.FROM, span, message);
  }
}
