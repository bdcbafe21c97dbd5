package io.github.askjdbc.repair;

import io.github.askjdbc.inspection.Finding;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.sql.Expr;
import io.github.askjdbc.sql.QueryBody;
import io.github.askjdbc.sql.ResolvedSelect;
import io.github.askjdbc.sql.TableUse;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Joins a table that no condition joins by the only key that relates it to the others.
 *
 * <p>The condition goes into WHERE, which means the same for every way of writing the join.
 *
 * <p>Left alone: a table that keys relate to several others, or in several ways.
 */
final class AddedJoinCondition {

  private AddedJoinCondition() {}

  static Optional<Change> change(Subject subject, List<Finding> findings) {
    for (ResolvedSelect select : subject.names().selects()) {
      for (TableUse use : select.tables()) {
        if (Repair.isFlagged(use.ref(), findings)) {
          return change(subject, select, use);
        }
      }
    }
    return Optional.empty();
  }

  private static Optional<Change> change(Subject subject, ResolvedSelect select, TableUse apart) {
    KeyPaths paths = new KeyPaths(subject.keys(), subject.query().dialect());
    List<TableUse> related = new ArrayList<>(select.tables());
    related.removeIf(
        use ->
            use.equals(apart)
                || subject.keys().keys(use.table().name(), apart.table().name()).isEmpty());
    if (related.size() != 1) {
      return Optional.empty();
    }
    TableUse other = related.get(0);
    return paths
        .direct(other.table().name(), apart.table().name())
        .map(
            key -> {
              Expr condition =
                  paths.equality(
                      KeyPaths.qualifier(other), key, KeyPaths.qualifier(apart), apart.span());
              return Change.of(
                  select.select(),
                  where(select.select(), condition),
                  "joined by the key %s = %s".formatted(key.left(), key.right()));
            });
  }

  private static QueryBody.Select where(QueryBody.Select select, Expr condition) {
    Expr all =
        select
            .where()
            .map(
                where ->
                    (Expr)
                        new Expr.Chain(
                            where.span(),
                            List.of(condition, new Expr.Group(where.span(), List.of(where))),
                            List.of("AND")))
            .orElse(condition);
    return select.withWhere(all);
  }
}
