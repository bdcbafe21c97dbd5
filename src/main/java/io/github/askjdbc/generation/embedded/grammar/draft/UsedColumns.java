package io.github.askjdbc.generation.embedded.grammar.draft;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.actions.Expression.Aggregate;
import io.github.askjdbc.generation.embedded.actions.Expression.Cell;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The columns that parts of a query read. */
public final class UsedColumns {

  private UsedColumns() {}

  /** The columns that an action reads, as often as it does. */
  public static List<ColumnName> of(Action action) {
    if (action instanceof Action.AddWhere where) {
      return of(where.condition());
    }
    if (action instanceof Action.AddHaving having) {
      return of(having.condition());
    }
    if (action instanceof Action.AddGroupBy group) {
      return of(group.expression()).stream().toList();
    }
    if (action instanceof Action.AddOrderBy order) {
      return of(order.expression()).stream().toList();
    }
    return List.of();
  }

  private static List<ColumnName> of(Condition condition) {
    if (condition instanceof Condition.Comparison c) {
      return Stream.of(c.left(), c.right()).flatMap(side -> of(side).stream()).toList();
    }
    if (condition instanceof Condition.Between b) {
      return of(b.left()).stream().toList();
    }
    if (condition instanceof Condition.Like like) {
      return of(like.left()).stream().toList();
    }
    if (condition instanceof Condition.AnyOf any) {
      return of(any.left()).stream().toList();
    }
    if (condition instanceof Condition.Among among) {
      return of(among.left()).stream().toList();
    }
    if (condition instanceof Condition.Defined defined) {
      return defined.definition().columns();
    }
    if (condition instanceof Condition.Either either) {
      return either.parts().stream().flatMap(part -> of(part).stream()).distinct().toList();
    }
    if (condition instanceof Condition.Both both) {
      return both.parts().stream().flatMap(part -> of(part).stream()).distinct().toList();
    }
    if (condition instanceof Condition.Known known) {
      return of(known.value()).stream().toList();
    }
    if (condition instanceof Condition.Present present) {
      return List.of(present.cell().column());
    }
    if (condition instanceof Condition.OfGroup compared) {
      return Stream.concat(Stream.of(compared.cell().column()), compared.group().stream()).toList();
    }
    return List.of(((Condition.Unreferenced) condition).key());
  }

  /** The column that an expression speaks of; empty for all rows, and for what somebody defined. */
  public static Optional<ColumnName> of(Expression expression) {
    if (expression instanceof Cell cell) {
      return Optional.of(cell.column());
    }
    if (expression instanceof Expression.DatePart part) {
      return Optional.of(part.of().column());
    }
    if (expression instanceof Expression.TextOfTime text) {
      return Optional.of(text.of().column());
    }
    if (expression instanceof Expression.TimeOfDay time) {
      return Optional.of(time.of().column());
    }
    if (expression instanceof Expression.TimeBetween between) {
      return Optional.of(between.end().column());
    }
    return expression instanceof Aggregate aggregate ? aggregate.column() : Optional.empty();
  }
}
