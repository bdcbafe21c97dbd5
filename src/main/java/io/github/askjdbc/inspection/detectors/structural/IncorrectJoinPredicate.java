package io.github.askjdbc.inspection.detectors.structural;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.ForeignKey;
import io.github.askjdbc.english.NameStems;
import io.github.askjdbc.inspection.Detector;
import io.github.askjdbc.inspection.ErrorSignal;
import io.github.askjdbc.inspection.Finding;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.inspection.Verdict;
import io.github.askjdbc.sql.Clause;
import io.github.askjdbc.sql.JoinEquality;
import io.github.askjdbc.sql.ResolvedSelect;
import java.util.ArrayList;
import java.util.List;

/**
 * Flags a join by columns that no key relates: neither one that the database declares or its names
 * suggest, nor one that follows since both columns refer to the same third.
 *
 * <p>The usual cause is a pair of columns that look alike, such as two ids, where the key joins
 * other columns or other tables (SQLens, incorrect join predicate; Tool-SQL, mismatch of foreign
 * keys). Equalities are read wherever they stand: ON, USING, NATURAL, WHERE, and IN with a
 * subquery.
 *
 * <p>Not flagged: columns of the same name between tables without a key, since not every key is
 * declared. Where no table used has a key, the detector abstains.
 */
@ErrorSignal(
    id = IncorrectJoinPredicate.ID,
    summary = "Tables are joined by columns that no key relates",
    condition =
        "Each comparison of columns of two tables is looked up among the keys, declared, "
            + "derived and inferred; it fires where none relates the two columns.",
    correction =
        "Join by the columns of a key. Where no key joins the two tables directly, join "
            + "them by way of the tables between.",
    clauses = {Clause.JOIN, Clause.WHERE, Clause.HAVING})
public final class IncorrectJoinPredicate implements Detector {
  static final String ID = "incorrect-join-predicate";

  @Override
  public Verdict inspect(Subject subject) {
    List<Finding> findings = new ArrayList<>();
    List<String> unseen = new ArrayList<>();
    boolean joins = false;
    for (ResolvedSelect select : subject.names().selects()) {
      for (JoinEquality join : select.joins()) {
        joins = true;
        ColumnName left = join.left().column();
        ColumnName right = join.right().column();
        if (left.equals(right) || subject.keys().between(left, right).isPresent()) {
          continue;
        }
        List<ForeignKey> keys = subject.keys().keys(left.table(), right.table());
        if (keys.isEmpty() && NameStems.of(left.column()).equals(NameStems.of(right.column()))) {
          continue;
        }
        if (keyless(subject, left) || keyless(subject, right)) {
          unseen.add("no key is known for " + (keyless(subject, left) ? left : right).table());
          continue;
        }
        findings.add(new Finding(ID, join.clause(), join.span(), message(left, right, keys)));
      }
    }
    return joins ? Verdict.of(findings, unseen) : new Verdict.Abstained("no tables are joined");
  }

  private static boolean keyless(Subject subject, ColumnName column) {
    return subject.keys().neighbours(column.table()).isEmpty();
  }

  private static String message(ColumnName left, ColumnName right, List<ForeignKey> keys) {
    String unrelated = "no key relates " + left + " to " + right;
    if (keys.isEmpty()) {
      return left.table().equals(right.table())
          ? unrelated
          : unrelated + "; none joins " + left.table() + " and " + right.table() + " directly";
    }
    ForeignKey key = keys.get(0);
    return unrelated
        + "; the key is "
        + new ColumnName(key.from(), key.fromColumns().get(0))
        + " = "
        + new ColumnName(key.to(), key.toColumns().get(0));
  }
}
