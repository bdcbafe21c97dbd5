package io.github.askjdbc.generation.embedded.actions;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.generation.embedded.actions.Expression.AllColumns;
import io.github.askjdbc.sql.Expr;
import io.github.askjdbc.sql.OrderItem;
import io.github.askjdbc.sql.Query;
import io.github.askjdbc.sql.QueryBody;
import io.github.askjdbc.sql.Relation;
import io.github.askjdbc.sql.ResolvedQuery;
import io.github.askjdbc.sql.SelectItem;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads a query back into actions; what {@link SqlAssembler} makes of them gives the same rows. */
public final class ActionReader {

  private final ResolvedQuery resolved;
  private final CatalogSnapshot catalog;

  private ActionReader(ResolvedQuery resolved, CatalogSnapshot catalog) {
    this.resolved = resolved;
    this.catalog = catalog;
  }

  /**
   * @throws UnreadableQueryException if it holds what no action stands for: WITH, a query in FROM,
   *     a window, a function other than the five aggregates
   */
  public static List<Action> read(ResolvedQuery resolved, CatalogSnapshot catalog) {
    ActionReader reader = new ActionReader(resolved, catalog);
    return reader.query(resolved.query().query(), Optional.empty());
  }

  List<Action> query(Query query, Optional<Sources> outer) {
    if (!query.with().isEmpty()) {
      throw new UnreadableQueryException("WITH");
    }
    List<Action> actions = body(query.body(), query, outer);
    query
        .limit()
        .ifPresent(
            limit -> {
              if (limit.offset().isPresent() || limit.count().isEmpty()) {
                throw new UnreadableQueryException("OFFSET");
              }
              actions.add(
                  new Action.AddLimit(Long.parseLong(limit.count().get().written()), List.of()));
            });
    return actions;
  }

  private List<Action> body(QueryBody body, Query whole, Optional<Sources> outer) {
    if (body instanceof QueryBody.Select select) {
      return select(select, whole.orderBy(), outer);
    }
    if (body instanceof QueryBody.Nested nested) {
      return query(nested.query(), outer);
    }
    QueryBody.SetOperation set = (QueryBody.SetOperation) body;
    if (set.operands().get(0) instanceof QueryBody.Nested) {
      throw new UnreadableQueryException("a set operation whose first operand is in parentheses");
    }
    List<Action> actions = body(set.operands().get(0), without(whole), outer);
    for (int i = 1; i < set.operands().size(); i++) {
      actions.add(
          new Action.AddMerge(
              operator(set.operators().get(i - 1)),
              body(set.operands().get(i), without(whole), outer),
              List.of()));
    }
    if (!whole.orderBy().isEmpty()) {
      Sources sources = Sources.of(first(set).from(), outer, resolved, catalog);
      order(whole.orderBy(), sources, first(set), actions);
    }
    return actions;
  }

  private static QueryBody.Select first(QueryBody.SetOperation set) {
    if (set.operands().get(0) instanceof QueryBody.Select select) {
      return select;
    }
    throw new UnreadableQueryException("a set operation of set operations");
  }

  private static Query without(Query query) {
    return new Query(query.span(), List.of(), query.body(), List.of(), Optional.empty());
  }

  private static Action.SetOperator operator(String written) {
    return switch (written) {
      case "UNION" -> Action.SetOperator.UNION;
      case "INTERSECT" -> Action.SetOperator.INTERSECT;
      case "EXCEPT" -> Action.SetOperator.EXCEPT;
      default -> throw new UnreadableQueryException(written);
    };
  }

  private List<Action> select(
      QueryBody.Select select, List<OrderItem> orderBy, Optional<Sources> outer) {
    List<Action> actions = new ArrayList<>();
    Sources sources = Sources.of(select.from(), outer, resolved, catalog);
    ConditionReader conditions = new ConditionReader(this, resolved, sources);
    for (SelectItem item : select.items()) {
      actions.add(new Action.AddSelect(shown(item.value(), sources, conditions), List.of()));
    }
    if (select.distinct()) {
      actions.add(new Action.AddDistinct(List.of()));
    }
    List<Action> tables = sources.joined(select.from(), conditions);
    if (tables.isEmpty()) {
      throw new UnreadableQueryException("a query without a table");
    }
    actions.addAll(tables);
    for (Condition condition : conjuncts(select.where(), conditions)) {
      actions.add(new Action.AddWhere(condition, List.of()));
    }
    for (Expr key : select.groupBy()) {
      actions.add(new Action.AddGroupBy(meant(key, select, conditions), List.of()));
    }
    for (Condition condition : conjuncts(select.having(), conditions)) {
      actions.add(new Action.AddHaving(condition, List.of()));
    }
    order(orderBy, sources, select, actions);
    return actions;
  }

  private static Expression shown(Expr value, Sources sources, ConditionReader conditions) {
    if (!(value instanceof Expr.Star star)) {
      return conditions.expression(value);
    }
    return new AllColumns(
        star.qualifier().isEmpty()
            ? Optional.empty()
            : Optional.of(sources.named(star.qualifier())));
  }

  private static List<Condition> conjuncts(Optional<Expr> condition, ConditionReader conditions) {
    return condition.map(conditions::conjuncts).orElse(List.of());
  }

  private void order(
      List<OrderItem> items, Sources sources, QueryBody.Select select, List<Action> actions) {
    ConditionReader conditions = new ConditionReader(this, resolved, sources);
    for (OrderItem item : items) {
      actions.add(
          new Action.AddOrderBy(
              meant(item.key(), select, conditions), item.descending(), List.of()));
    }
  }

  /** An expression, or the select item that its alias names. */
  private Expression meant(Expr key, QueryBody.Select select, ConditionReader conditions) {
    if (key instanceof Expr.ColumnRef ref && ref.qualifier().isEmpty()) {
      for (SelectItem item : select.items()) {
        if (item.alias().filter(alias -> alias.matches(ref.name().value())).isPresent()) {
          return conditions.expression(item.value());
        }
      }
    }
    return conditions.expression(key);
  }

  static Relation relation(Relation relation) {
    return relation instanceof Relation.Join join ? join.right() : relation;
  }
}
