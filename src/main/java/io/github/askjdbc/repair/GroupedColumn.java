package io.github.askjdbc.repair;

import io.github.askjdbc.inspection.Finding;
import io.github.askjdbc.inspection.Subject;
import io.github.askjdbc.sql.Expr;
import io.github.askjdbc.sql.QueryBody;
import io.github.askjdbc.sql.ResolvedSelect;
import io.github.askjdbc.sql.SelectItem;
import io.github.askjdbc.sql.SqlNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Groups by the columns that stand beside an aggregate without being grouped by, where the question
 * asks for such groups. Other groups would make another question of it: the district with the most
 * clients would become the client's name that is most frequent in a district.
 */
final class GroupedColumn {

  private GroupedColumn() {}

  static Optional<Change> change(Subject subject, List<Finding> findings) {
    List<Change> changes = new ArrayList<>();
    for (ResolvedSelect select : subject.names().selects()) {
      List<Expr> missing =
          select.select().items().stream()
              .map(SelectItem::value)
              .filter(Expr.ColumnRef.class::isInstance)
              .filter(value -> Repair.isFlagged(value, findings))
              .toList();
      if (!missing.isEmpty() && wanted(subject, select, missing)) {
        changes.add(change(subject, select.select(), missing));
      }
    }
    return Change.all(changes);
  }

  /**
   * A SELECT that ranks or keeps by an aggregate and has no groups at all means groups by what it
   * shows.
   */
  private static boolean wanted(Subject subject, ResolvedSelect select, List<Expr> missing) {
    boolean ranksGroups =
        select.select().groupBy().isEmpty()
            && (select.select().having().isPresent()
                || select.orderBy().stream()
                    .anyMatch(key -> ResolvedSelect.own(key).anyMatch(GroupedColumn::aggregates)));
    AskedGroups asked = new AskedGroups(subject.question());
    return ranksGroups
        || missing.stream()
            .map(column -> subject.names().column(column).orElseThrow())
            .allMatch(asked::hold);
  }

  private static boolean aggregates(SqlNode node) {
    return node instanceof Expr.Call call && call.aggregate();
  }

  private static Change change(Subject subject, QueryBody.Select select, List<Expr> missing) {
    List<Expr> keys = new ArrayList<>(select.groupBy());
    keys.addAll(missing);
    String names =
        missing.stream()
            .map(column -> subject.names().column(column).orElseThrow().toString())
            .collect(Collectors.joining(", "));
    return Change.of(select, select.withGroupBy(keys), "grouped by " + names + " too");
  }
}
