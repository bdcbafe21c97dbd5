package io.github.askjdbc.sql;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;

/**
 * Builds a query anew with some of its parts exchanged; the rest stays as it is.
 *
 * <p>Parts are told apart by identity. What is put in is taken whole: nothing is exchanged below
 * it.
 */
final class QueryRebuild {
  private final IdentityHashMap<SqlNode, SqlNode> exchanged;

  /**
   * @param exchanged a part of the query, and what stands in its place; an expression for an
   *     expression, a SELECT for a SELECT, a query for a query, a relation for a relation
   */
  QueryRebuild(IdentityHashMap<SqlNode, SqlNode> exchanged) {
    this.exchanged = new IdentityHashMap<>(exchanged);
  }

  Query query(Query query) {
    if (exchanged.containsKey(query)) {
      return (Query) exchanged.get(query);
    }
    return new Query(
        query.span(),
        query.with().stream()
            .map(
                table ->
                    new Query.CommonTable(
                        table.span(), table.name(), table.columns(), query(table.query())))
            .toList(),
        body(query.body()),
        order(query.orderBy()),
        query.limit());
  }

  private QueryBody body(QueryBody body) {
    if (exchanged.containsKey(body)) {
      return (QueryBody) exchanged.get(body);
    }
    if (body instanceof QueryBody.Nested nested) {
      return new QueryBody.Nested(nested.span(), query(nested.query()));
    }
    if (body instanceof QueryBody.SetOperation set) {
      return new QueryBody.SetOperation(
          set.span(), set.operands().stream().map(this::body).toList(), set.operators());
    }
    QueryBody.Select select = (QueryBody.Select) body;
    return new QueryBody.Select(
        select.span(),
        select.distinct(),
        select.items().stream()
            .map(item -> new SelectItem(item.span(), expr(item.value()), item.alias()))
            .toList(),
        select.from().stream().map(this::relation).toList(),
        expr(select.where()),
        list(select.groupBy()),
        expr(select.having()));
  }

  private Relation relation(Relation relation) {
    if (exchanged.containsKey(relation)) {
      return (Relation) exchanged.get(relation);
    }
    if (relation instanceof Relation.Derived derived) {
      return new Relation.Derived(derived.span(), query(derived.query()), derived.alias());
    }
    if (relation instanceof Relation.Join join) {
      return new Relation.Join(
          join.span(), join.kind(), relation(join.right()), expr(join.on()), join.using());
    }
    return relation;
  }

  private List<OrderItem> order(List<OrderItem> items) {
    return items.stream()
        .map(item -> new OrderItem(item.span(), expr(item.key()), item.descending(), item.nulls()))
        .toList();
  }

  private List<Expr> list(List<Expr> list) {
    return list.stream().map(this::expr).toList();
  }

  private Optional<Expr> expr(Optional<Expr> expr) {
    return expr.map(this::expr);
  }

  private Expr expr(Expr expr) {
    if (exchanged.containsKey(expr)) {
      return (Expr) exchanged.get(expr);
    }
    if (expr instanceof Expr.Chain chain) {
      return new Expr.Chain(chain.span(), list(chain.operands()), chain.operators());
    }
    if (expr instanceof Expr.Comparison one) {
      return new Expr.Comparison(
          one.span(), expr(one.left()), one.operator(), expr(one.right()), expr(one.escape()));
    }
    if (expr instanceof Expr.Prefixed one) {
      return new Expr.Prefixed(one.span(), one.operator(), expr(one.operand()));
    }
    if (expr instanceof Expr.Is one) {
      return new Expr.Is(one.span(), expr(one.operand()), one.test());
    }
    if (expr instanceof Expr.Between one) {
      return new Expr.Between(
          one.span(), expr(one.operand()), one.negated(), expr(one.low()), expr(one.high()));
    }
    if (expr instanceof Expr.In one) {
      return new Expr.In(one.span(), expr(one.operand()), one.negated(), expr(one.set()));
    }
    if (expr instanceof Expr.Subquery one) {
      return new Expr.Subquery(one.span(), one.word(), query(one.query()));
    }
    if (expr instanceof Expr.Group one) {
      return new Expr.Group(one.span(), list(one.items()));
    }
    return compound(expr);
  }

  private Expr compound(Expr expr) {
    if (expr instanceof Expr.Call call) {
      return new Expr.Call(
          call.span(),
          call.name(),
          call.bare(),
          call.distinct(),
          call.star(),
          list(call.arguments()),
          order(call.orderBy()),
          call.separator(),
          expr(call.filter()),
          call.over()
              .map(over -> new Expr.Window(list(over.partitionBy()), order(over.orderBy()))));
    }
    if (expr instanceof Expr.Case choice) {
      return new Expr.Case(
          choice.span(),
          expr(choice.subject()),
          choice.whens().stream()
              .map(when -> new Expr.When(expr(when.condition()), expr(when.result())))
              .toList(),
          expr(choice.otherwise()));
    }
    if (expr instanceof Expr.Cast one) {
      return new Expr.Cast(one.span(), expr(one.operand()), one.type());
    }
    if (expr instanceof Expr.Extract one) {
      return new Expr.Extract(one.span(), one.field(), expr(one.operand()));
    }
    if (expr instanceof Expr.Interval one) {
      return new Expr.Interval(one.span(), expr(one.amount()), one.unit());
    }
    return expr;
  }
}
