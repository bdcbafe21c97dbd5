package io.github.askjdbc.repair;

import io.github.askjdbc.database.ProbeOutcome;
import io.github.askjdbc.inspection.Finding;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.sql.Expr;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Writes {@code IN} for an equality, and {@code NOT IN} for an inequality, with a subquery of
 * several rows.
 *
 * <p>Left alone: comparisons by size, which may mean any of the rows or all of them; and queries
 * that the target runs all the same, comparing with one of the rows: that may be what is meant.
 */
final class AnyOfSubquery {
  private static final Set<String> UNEQUAL = Set.of("<>", "!=");

  private AnyOfSubquery() {}

  static Optional<Change> change(Subject subject, List<Finding> findings) {
    if (!(subject.result() instanceof ProbeOutcome.Failed)) {
      return Optional.empty();
    }
    return Change.all(
        Repair.comparisons(subject, findings).stream()
            .flatMap(comparison -> change(comparison).stream())
            .toList());
  }

  private static Optional<Change> change(Expr.Comparison comparison) {
    boolean unequal = UNEQUAL.contains(comparison.operator());
    if (!unequal && !comparison.operator().equals("=")) {
      return Optional.empty();
    }
    boolean subqueryFirst = comparison.left() instanceof Expr.Subquery;
    Expr operand = subqueryFirst ? comparison.right() : comparison.left();
    Expr set = subqueryFirst ? comparison.left() : comparison.right();
    if (operand instanceof Expr.Subquery) {
      return Optional.empty();
    }
    return Optional.of(
        Change.of(
            comparison,
            new Expr.In(comparison.span(), operand, unequal, set),
            "%s is written %s, since the subquery returns several rows"
                .formatted(comparison.operator(), unequal ? "NOT IN" : "IN")));
  }
}
