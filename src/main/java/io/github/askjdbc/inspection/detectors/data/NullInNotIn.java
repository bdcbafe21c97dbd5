package io.github.askjdbc.inspection.detectors.data;

import io.github.askjdbc.database.ProbeOutcome;
import io.github.askjdbc.inspection.Detector;
import io.github.askjdbc.inspection.ErrorSignal;
import io.github.askjdbc.inspection.Finding;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.inspection.Verdict;
import io.github.askjdbc.sql.Clause;
import io.github.askjdbc.sql.Expr;
import io.github.askjdbc.sql.Placed;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Flags NOT IN with a subquery that returns a NULL, so that no row passes.
 *
 * <p>The usual cause is a reference that may be empty: "who manages nobody" by {@code id NOT IN
 * (SELECT manager_id ...)}, where somebody has no manager.
 *
 * <p>Not flagged: NOT IN with a list, and a subquery whose column cannot be NULL. A subquery that
 * speaks of the query around it, or returns more than {@value #ROWS} rows, is abstained from.
 */
@ErrorSignal(
    id = NullInNotIn.ID,
    summary = "The subquery of a NOT IN returns a NULL, so that nothing passes",
    condition =
        "The subquery of each NOT IN is run by itself; it fires where one of its rows is "
            + "NULL.",
    correction = "Leave out the NULLs in the subquery with IS NOT NULL, or write NOT EXISTS.",
    clauses = {Clause.SELECT, Clause.JOIN, Clause.WHERE, Clause.HAVING})
public final class NullInNotIn implements Detector {
  static final String ID = "null-in-not-in";
  private static final int ROWS = 2_000;

  @Override
  public Verdict inspect(Subject subject) {
    List<Finding> findings = new ArrayList<>();
    List<String> unseen = new ArrayList<>();
    boolean looked = false;
    for (Placed<Expr.In> placed : subject.query().all(Expr.In.class)) {
      if (!placed.node().negated() || !(placed.node().set() instanceof Expr.Subquery subquery)) {
        continue;
      }
      looked = true;
      Optional<String> alone = subject.names().alone(subquery.query());
      if (alone.isEmpty()) {
        unseen.add("the subquery cannot be run without the query around it");
      } else if (subject.probe(alone.get(), ROWS) instanceof ProbeOutcome.Rows rows) {
        if (rows.rows().stream().anyMatch(row -> row.contains(null))) {
          findings.add(
              new Finding(
                  ID,
                  placed.clause(),
                  placed.node().span(),
                  "the subquery returns a NULL, so that NOT IN is never true"));
        } else if (rows.truncated()) {
          unseen.add("the subquery returns too many rows to look at");
        }
      } else {
        unseen.add("the subquery could not be run");
      }
    }
    return looked
        ? Verdict.of(findings, unseen)
        : new Verdict.Abstained("there is no NOT IN with a subquery");
  }
}
