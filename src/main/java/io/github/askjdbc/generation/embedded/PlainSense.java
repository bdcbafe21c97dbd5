package io.github.askjdbc.generation.embedded;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.DatabaseKnowledge;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.actions.Expression.Aggregate;
import io.github.askjdbc.generation.embedded.actions.Expression.Function;
import java.util.List;
import java.util.stream.Stream;

/** Whether a query computes what could mean something: nobody adds up keys or dates. */
final class PlainSense {

  private final DatabaseKnowledge knowledge;

  PlainSense(DatabaseKnowledge knowledge) {
    this.knowledge = knowledge;
  }

  boolean isIn(List<Action> query) {
    return query.stream()
        .flatMap(PlainSense::expressions)
        .filter(Aggregate.class::isInstance)
        .map(Aggregate.class::cast)
        .filter(one -> one.function() == Function.SUM || one.function() == Function.AVG)
        .filter(one -> one.argument().filter(Expression.Cell.class::isInstance).isPresent())
        .flatMap(one -> one.column().stream())
        .noneMatch(column -> isKey(column) || knowledge.times().form(column).isPresent());
  }

  private static Stream<Expression> expressions(Action action) {
    if (action instanceof Action.AddSelect select) {
      return Stream.of(select.expression());
    }
    return action instanceof Action.AddOrderBy order
        ? Stream.of(order.expression())
        : Stream.empty();
  }

  private boolean isKey(ColumnName column) {
    CatalogSnapshot catalog = knowledge.catalog();
    boolean primary =
        catalog
            .table(column.table())
            .filter(table -> table.primaryKey().equals(List.of(column.column())))
            .isPresent();
    return primary
        || catalog.keysOf(column.table()).stream()
            .filter(key -> key.from().equals(column.table()))
            .anyMatch(key -> key.fromColumns().equals(List.of(column.column())));
  }
}
