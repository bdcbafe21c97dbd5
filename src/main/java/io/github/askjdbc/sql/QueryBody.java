package io.github.askjdbc.sql;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What stands between WITH and ORDER BY. */
public sealed interface QueryBody extends SqlNode {

  /**
   * One SELECT.
   *
   * @param from empty where there is none; every element after the first is a {@link Relation.Join}
   */
  record Select(
      Span span,
      boolean distinct,
      List<SelectItem> items,
      List<Relation> from,
      Optional<Expr> where,
      List<Expr> groupBy,
      Optional<Expr> having)
      implements QueryBody {
    public Select {
      items = List.copyOf(items);
      from = List.copyOf(from);
      groupBy = List.copyOf(groupBy);
    }

    public Select withDistinct(boolean other) {
      return new Select(span, other, items, from, where, groupBy, having);
    }

    public Select withItems(List<SelectItem> other) {
      return new Select(span, distinct, other, from, where, groupBy, having);
    }

    public Select withFrom(List<Relation> other) {
      return new Select(span, distinct, items, other, where, groupBy, having);
    }

    public Select withWhere(Expr condition) {
      return new Select(span, distinct, items, from, Optional.of(condition), groupBy, having);
    }

    public Select withoutWhere() {
      return new Select(span, distinct, items, from, Optional.empty(), groupBy, having);
    }

    public Select withoutHaving() {
      return new Select(span, distinct, items, from, where, groupBy, Optional.empty());
    }

    public Select withGroupBy(List<Expr> keys) {
      return new Select(span, distinct, items, from, where, keys, having);
    }

    @Override
    public List<SqlNode> children() {
      List<SqlNode> children = new ArrayList<>(items);
      children.addAll(from);
      where.ifPresent(children::add);
      children.addAll(groupBy);
      having.ifPresent(children::add);
      return children;
    }
  }

  /**
   * Queries joined by set operators.
   *
   * @param operators one less than the operands, such as {@code UNION ALL}
   */
  record SetOperation(Span span, List<QueryBody> operands, List<String> operators)
      implements QueryBody {
    public SetOperation {
      operands = List.copyOf(operands);
      operators = List.copyOf(operators);
    }

    @Override
    public List<SqlNode> children() {
      return List.copyOf(operands);
    }
  }

  /** A query in parentheses, as an operand of a set operation. */
  record Nested(Span span, Query query) implements QueryBody {
    @Override
    public List<SqlNode> children() {
      return List.of(query);
    }
  }
}
