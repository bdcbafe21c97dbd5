package io.github.askjdbc.inspection.detectors.structural;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.ForeignKey;
import io.github.askjdbc.catalog.KeyGraph.Support;
import io.github.askjdbc.inspection.Detector;
import io.github.askjdbc.inspection.Effect;
import io.github.askjdbc.inspection.ErrorSignal;
import io.github.askjdbc.inspection.Finding;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.inspection.Verdict;
import io.github.askjdbc.sql.Clause;
import io.github.askjdbc.sql.JoinEquality;
import io.github.askjdbc.sql.ResolvedSelect;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Flags two tables that are joined by columns which no key relates, although a declared key joins
 * these very tables.
 *
 * <p>The usual cause is two ids that look alike. What the database itself declares is harder
 * evidence than rows that happen to be equal, which is why this signal stands apart from {@link
 * IncorrectJoinPredicate}.
 *
 * <p>Not flagged: a comparison beside the declared key between the same two places of FROM, a table
 * joined with itself, and tables that only an inferred key relates.
 */
@ErrorSignal(
    id = BypassedKey.ID,
    effect = Effect.VETOES,
    summary = "Tables are joined by other columns than the declared key between them",
    condition =
        "Each comparison of columns of two tables is looked up among the declared keys; it "
            + "fires where a key joins the tables and the query does not use it.",
    correction = "Join the tables by the declared key.",
    clauses = {Clause.JOIN, Clause.WHERE, Clause.HAVING})
public final class BypassedKey implements Detector {
  static final String ID = "bypassed-key";

  @Override
  public Verdict inspect(Subject subject) {
    List<Finding> findings = new ArrayList<>();
    boolean keyed = false;
    for (ResolvedSelect select : subject.names().selects()) {
      for (JoinEquality join : select.joins()) {
        Optional<ForeignKey> key = declared(subject, join);
        keyed |= key.isPresent();
        if (key.isPresent() && !related(subject, join) && !keyedElsewhere(subject, select, join)) {
          findings.add(
              new Finding(ID, join.clause(), join.span(), message(join, key.orElseThrow())));
        }
      }
    }
    return keyed
        ? Verdict.of(findings)
        : new Verdict.Abstained("no tables are joined that a declared key relates");
  }

  private static Optional<ForeignKey> declared(Subject subject, JoinEquality join) {
    ColumnName left = join.left().column();
    ColumnName right = join.right().column();
    return left.table().equals(right.table())
        ? Optional.empty()
        : subject.keys().keys(left.table(), right.table()).stream()
            .filter(key -> !key.isInferred())
            .findFirst();
  }

  private static boolean related(Subject subject, JoinEquality join) {
    return subject.keys().between(join.left().column(), join.right().column()).isPresent();
  }

  private static boolean keyedElsewhere(Subject subject, ResolvedSelect select, JoinEquality join) {
    return select.joins().stream()
        .filter(other -> other.sameSides(join))
        .map(other -> subject.keys().between(other.left().column(), other.right().column()))
        .anyMatch(support -> support.filter(one -> one != Support.INFERRED).isPresent());
  }

  private static String message(JoinEquality join, ForeignKey key) {
    return join.left().column()
        + " and "
        + join.right().column()
        + " are related by no key; the declared key is "
        + new ColumnName(key.from(), key.fromColumns().get(0))
        + " = "
        + new ColumnName(key.to(), key.toColumns().get(0));
  }
}
