package io.github.askjdbc.repair;

import io.github.askjdbc.inspection.Finding;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.sql.Expr;
import io.github.askjdbc.sql.Placed;
import io.github.askjdbc.sql.SqlNode;
import java.util.List;
import java.util.Optional;

/**
 * One way of mending what one signal flags, from what is known of the database.
 *
 * @param id stable, lower case with hyphens, as reports show it
 * @param signal the signal whose findings it mends
 */
record Repair(String id, String signal, Way way) {

  /** What to change. */
  @FunctionalInterface
  interface Way {

    /**
     * What to change, of as many of the findings as can be mended at once.
     *
     * @param findings of the signal on the subject's query, at least one
     * @return empty where the database does not say how, or allows for more than one way
     */
    Optional<Change> change(Subject subject, List<Finding> findings);
  }

  /** Whether a part of the query is what one of the findings speaks of. */
  static boolean isFlagged(SqlNode part, List<Finding> findings) {
    return findings.stream().anyMatch(finding -> finding.span().equals(part.span()));
  }

  /** The comparisons that the findings speak of. */
  static List<Expr.Comparison> comparisons(Subject subject, List<Finding> findings) {
    return subject.query().all(Expr.Comparison.class).stream()
        .map(Placed::node)
        .filter(comparison -> isFlagged(comparison, findings))
        .toList();
  }
}
