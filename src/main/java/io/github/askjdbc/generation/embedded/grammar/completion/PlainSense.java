package io.github.askjdbc.generation.embedded.grammar.completion;

import io.github.askjdbc.catalog.DatabaseKnowledge;
import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.actions.Expression.Aggregate;
import io.github.askjdbc.generation.embedded.actions.Expression.Function;
import io.github.askjdbc.generation.embedded.grammar.draft.CatalogColumns;
import io.github.askjdbc.generation.embedded.grammar.draft.Flags;
import java.util.List;
import java.util.stream.Stream;

/**
 * Whether a query asks for what could mean something: nobody adds up keys or dates, or looks for
 * what is both before and after a day.
 */
public final class PlainSense {

  private final DatabaseKnowledge knowledge;
  private final CatalogColumns columns;

  public PlainSense(DatabaseKnowledge knowledge) {
    this(knowledge, new CatalogColumns(knowledge.catalog()));
  }

  public PlainSense(DatabaseKnowledge knowledge, CatalogColumns columns) {
    this.knowledge = knowledge;
    this.columns = columns;
  }

  /**
   * Whether no cell is to be in two places, nothing is added up that is no amount, and no row is
   * found by the largest yes or no.
   */
  public boolean isIn(List<Action> query) {
    return BoundsMet.in(query)
        && !isFoundByFlag(query)
        && query.stream()
            .flatMap(PlainSense::expressions)
            .filter(Aggregate.class::isInstance)
            .map(Aggregate.class::cast)
            .filter(one -> one.function() == Function.SUM || one.function() == Function.AVG)
            .filter(one -> one.argument().filter(Expression.Cell.class::isInstance).isPresent())
            .flatMap(one -> one.column().stream())
            .noneMatch(
                column -> columns.isKey(column) || knowledge.times().form(column).isPresent());
  }

  private boolean isFoundByFlag(List<Action> query) {
    boolean limited = query.stream().anyMatch(Action.AddLimit.class::isInstance);
    return query.stream()
        .filter(action -> limited && action instanceof Action.AddOrderBy)
        .map(order -> ((Action.AddOrderBy) order).expression())
        .anyMatch(
            one -> one instanceof Expression.Cell cell && Flags.contain(cell.column(), knowledge));
  }

  private static Stream<Expression> expressions(Action action) {
    if (action instanceof Action.AddSelect select) {
      return Stream.of(select.expression());
    }
    return action instanceof Action.AddOrderBy order
        ? Stream.of(order.expression())
        : Stream.empty();
  }
}
