package io.github.askjdbc.repair;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.inspection.Finding;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.sql.Expr;
import io.github.askjdbc.sql.TableUse;
import java.util.List;
import java.util.Optional;

/**
 * Joins by the key where a join compares other columns of the two tables.
 *
 * <p>Left alone: tables that no key joins, that several keys join, or one of several columns.
 */
final class KeyedJoin {

  private KeyedJoin() {}

  static Optional<Change> change(Subject subject, List<Finding> findings) {
    return Change.all(
        Repair.comparisons(subject, findings).stream()
            .flatMap(comparison -> change(subject, comparison).stream())
            .toList());
  }

  private static Optional<Change> change(Subject subject, Expr.Comparison comparison) {
    Optional<TableUse> left = use(subject, comparison.left());
    Optional<TableUse> right = use(subject, comparison.right());
    if (left.isEmpty() || right.isEmpty() || left.equals(right)) {
      return Optional.empty();
    }
    KeyPaths paths = new KeyPaths(subject.keys(), subject.query().dialect());
    return paths
        .direct(left.get().table().name(), right.get().table().name())
        .map(
            key ->
                Change.of(
                    comparison,
                    paths.equality(
                        KeyPaths.qualifier(left.get()),
                        key,
                        KeyPaths.qualifier(right.get()),
                        comparison.span()),
                    "joined by the key %s = %s instead of %s = %s"
                        .formatted(
                            key.left(),
                            key.right(),
                            column(subject, comparison.left()),
                            column(subject, comparison.right()))));
  }

  private static Optional<TableUse> use(Subject subject, Expr expr) {
    return expr instanceof Expr.ColumnRef ref
        ? Optional.ofNullable(subject.names().uses().get(ref))
        : Optional.empty();
  }

  private static ColumnName column(Subject subject, Expr expr) {
    return subject.names().column(expr).orElseThrow();
  }
}
