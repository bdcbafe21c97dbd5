package io.github.askjdbc.sql;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.sql.JoinEquality.Kind;
import io.github.askjdbc.sql.JoinEquality.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Finds the equalities between stored columns that conditions of a SELECT write out. */
final class WrittenJoins {
  private final ColumnLookup columns;
  private final Function<Query, List<Optional<ColumnName>>> outputs;

  WrittenJoins(ColumnLookup columns, Function<Query, List<Optional<ColumnName>>> outputs) {
    this.columns = columns;
    this.outputs = outputs;
  }

  /** Only what must hold for every row; an equality under OR or NOT joins nothing. */
  List<JoinEquality> of(ResolvedSelect select) {
    List<JoinEquality> joins = new ArrayList<>();
    for (ResolvedSelect.Condition condition : select.conditions()) {
      if (condition.expr() instanceof Expr.Comparison comparison
          && comparison.operator().equals("=")) {
        equality(comparison, condition.clause(), select).ifPresent(joins::add);
      } else if (condition.expr() instanceof Expr.In in) {
        membership(in.operand(), in.set(), condition).ifPresent(joins::add);
      }
    }
    return joins;
  }

  private Optional<JoinEquality> equality(
      Expr.Comparison comparison, Clause clause, ResolvedSelect select) {
    Optional<Side> left = side(comparison.left());
    Optional<Side> right = side(comparison.right());
    if (left.isPresent() && right.isPresent()) {
      if (left.get().use().isPresent() && left.get().use().equals(right.get().use())) {
        return Optional.empty();
      }
      Kind kind = clause == Clause.JOIN ? Kind.ON : Kind.WHERE;
      boolean outside = outside(left.get(), select) || outside(right.get(), select);
      return Optional.of(
          new JoinEquality(
              left.get(),
              right.get(),
              outside ? Kind.CORRELATED : kind,
              clause,
              comparison.span()));
    }
    ResolvedSelect.Condition condition = new ResolvedSelect.Condition(comparison, clause);
    return membership(comparison.left(), comparison.right(), condition)
        .or(() -> membership(comparison.right(), comparison.left(), condition));
  }

  private static boolean outside(Side side, ResolvedSelect select) {
    return side.use().filter(use -> !select.tables().contains(use)).isPresent();
  }

  private Optional<JoinEquality> membership(
      Expr operand, Expr set, ResolvedSelect.Condition condition) {
    if (!(set instanceof Expr.Subquery subquery) || !subquery.word().isEmpty()) {
      return Optional.empty();
    }
    List<Optional<ColumnName>> results = outputs.apply(subquery.query());
    Optional<Side> left = side(operand);
    if (left.isEmpty() || results.size() != 1 || results.get(0).isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(
        new JoinEquality(
            left.get(),
            new Side(results.get(0).get(), Optional.empty()),
            Kind.MEMBERSHIP,
            condition.clause(),
            condition.expr().span()));
  }

  private Optional<Side> side(Expr expr) {
    return columns
        .stored(expr)
        .map(column -> new Side(column, Optional.ofNullable(columns.uses().get(expr))));
  }
}
