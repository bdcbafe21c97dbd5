package io.github.askjdbc.laboratory.training.generator;

import io.github.askjdbc.generation.embedded.actions.Action;
import io.github.askjdbc.generation.embedded.actions.Action.SetOperator;
import io.github.askjdbc.generation.embedded.actions.Condition;
import io.github.askjdbc.generation.embedded.actions.Condition.Literal;
import io.github.askjdbc.generation.embedded.actions.Condition.Operator;
import io.github.askjdbc.generation.embedded.actions.Expression;
import io.github.askjdbc.generation.embedded.actions.Expression.Aggregate;
import io.github.askjdbc.generation.embedded.actions.Expression.Cell;
import io.github.askjdbc.generation.embedded.sketch.Block;
import io.github.askjdbc.generation.embedded.sketch.Block.Place;
import io.github.askjdbc.generation.embedded.sketch.Item;
import io.github.askjdbc.generation.embedded.sketch.Sketch;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Tells the sketch of a query, where it has one that the models know. */
public final class SketchReader {

  private static final int MOST_GROUPS = 2;

  /** A part of the query that no sketch has. */
  private static final class NoSketchException extends RuntimeException {
    private static final long serialVersionUID = 1L;
  }

  private Optional<SetOperator> set = Optional.empty();
  private Optional<Operator> operator = Optional.empty();
  private Optional<Block> inner = Optional.empty();

  private SketchReader() {}

  /** Empty for shapes that are too rare or too deep. */
  public static Optional<Sketch> read(List<Action> actions) {
    SketchReader reader = new SketchReader();
    try {
      Block outer = reader.block(actions, 0);
      demand(
          reader.set.isEmpty()
              || reader.inner.filter(b -> b.select().equals(outer.select())).isPresent());
      return Optional.of(
          new Sketch(
              outer, reader.inner.map(b -> new Sketch.Nested(b, reader.set, reader.operator))));
    } catch (NoSketchException e) {
      return Optional.empty();
    }
  }

  private Block block(List<Action> actions, int depth) {
    List<Item> select = new ArrayList<>();
    List<List<Place>> where = new ArrayList<>();
    List<Block.Having> having = new ArrayList<>();
    List<Action.AddOrderBy> orders = new ArrayList<>();
    int groups = 0;
    Optional<Long> limit = Optional.empty();
    for (Action action : actions) {
      if (action instanceof Action.AddSelect add) {
        select.add(item(add.expression()));
      } else if (action instanceof Action.AddWhere add) {
        where.add(places(add.condition(), depth));
      } else if (action instanceof Action.AddGroupBy) {
        groups++;
      } else if (action instanceof Action.AddHaving add) {
        having.add(having(add.condition()));
      } else if (action instanceof Action.AddOrderBy add) {
        orders.add(add);
      } else if (action instanceof Action.AddLimit add) {
        limit = Optional.of(add.rows());
      } else if (action instanceof Action.AddMerge merge) {
        nest(merge.query(), depth);
        set = Optional.of(merge.operator());
      }
    }
    demand(having.size() <= 1 && orders.size() <= 1 && groups <= MOST_GROUPS);
    demand(limit.isEmpty() || !orders.isEmpty());
    select.sort(Comparator.comparing(Item::label));
    return new Block(select, where, groups, having.stream().findFirst(), order(orders, limit));
  }

  private static Optional<Block.Order> order(List<Action.AddOrderBy> orders, Optional<Long> limit) {
    if (orders.isEmpty()) {
      return Optional.empty();
    }
    Action.AddOrderBy order = orders.get(0);
    Block.Rows rows =
        limit.map(l -> l == 1 ? Block.Rows.ONE : Block.Rows.SOME).orElse(Block.Rows.ALL);
    return Optional.of(new Block.Order(item(order.expression()), order.descending(), rows));
  }

  private void nest(List<Action> query, int depth) {
    demand(depth == 0 && inner.isEmpty());
    inner = Optional.of(block(query, depth + 1));
  }

  private List<Place> places(Condition condition, int depth) {
    if (condition instanceof Condition.Either either) {
      return either.parts().stream().map(part -> place(part, depth)).toList();
    }
    return List.of(place(condition, depth));
  }

  private Place place(Condition condition, int depth) {
    if (condition instanceof Condition.Like like) {
      demand(like.left() instanceof Cell && like.pattern() instanceof Literal);
      return Place.VALUE;
    }
    if (condition instanceof Condition.Between between) {
      demand(between.left() instanceof Cell && !between.negated());
      demand(between.low() instanceof Literal && between.high() instanceof Literal);
      return Place.BETWEEN;
    }
    if (condition instanceof Condition.Among among) {
      demand(among.left() instanceof Cell);
      nest(among.query(), depth);
      return among.negated() ? Place.NOT_IN : Place.IN;
    }
    boolean state = condition instanceof Condition.Present;
    boolean period = condition instanceof Condition.Both both && GoldPeriods.of(both).isPresent();
    if (state || period) {
      return Place.VALUE;
    }
    demand(condition instanceof Condition.Comparison);
    Condition.Comparison comparison = (Condition.Comparison) condition;
    demand(comparison.left() instanceof Cell);
    if (comparison.right() instanceof Expression.Scalar scalar) {
      nest(scalar.query(), depth);
      operator = Optional.of(comparison.operator());
      return Place.COMPARED;
    }
    demand(comparison.right() instanceof Literal);
    return Place.VALUE;
  }

  private static Block.Having having(Condition condition) {
    demand(condition instanceof Condition.Comparison);
    Condition.Comparison comparison = (Condition.Comparison) condition;
    demand(comparison.left() instanceof Aggregate && comparison.right() instanceof Literal);
    return new Block.Having(item(comparison.left()), comparison.operator());
  }

  /** Counting a column's cells is counting rows, unless equal cells count once. */
  private static Item item(Expression expression) {
    if (expression instanceof Cell) {
      return Item.CELL;
    }
    if (expression instanceof Expression.AllColumns) {
      return new Item(Optional.empty(), false, true);
    }
    demand(expression instanceof Aggregate);
    Aggregate aggregate = (Aggregate) expression;
    boolean counts = aggregate.function() == Expression.Function.COUNT;
    if (counts && !aggregate.distinct()) {
      return Item.COUNT_ROWS;
    }
    demand(aggregate.column().isPresent());
    return new Item(Optional.of(aggregate.function()), counts && aggregate.distinct(), false);
  }

  private static void demand(boolean met) {
    if (!met) {
      throw new NoSketchException();
    }
  }
}
