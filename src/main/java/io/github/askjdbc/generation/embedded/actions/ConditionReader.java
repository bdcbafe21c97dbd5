package io.github.askjdbc.generation.embedded.actions;

import io.github.askjdbc.generation.embedded.actions.Condition.Literal;
import io.github.askjdbc.generation.embedded.actions.Condition.Operator;
import io.github.askjdbc.generation.embedded.actions.Expression.Aggregate;
import io.github.askjdbc.generation.embedded.actions.Expression.Cell;
import io.github.askjdbc.generation.embedded.actions.Expression.Function;
import io.github.askjdbc.generation.embedded.actions.Expression.Sign;
import io.github.askjdbc.sql.Expr;
import io.github.askjdbc.sql.ResolvedQuery;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Reads the expressions and conditions of one SELECT. */
final class ConditionReader {

  private final ActionReader reader;
  private final ResolvedQuery resolved;
  private final Sources sources;

  ConditionReader(ActionReader reader, ResolvedQuery resolved, Sources sources) {
    this.reader = reader;
    this.resolved = resolved;
    this.sources = sources;
  }

  /** The conditions that must all hold. */
  List<Condition> conjuncts(Expr expr) {
    Condition condition = condition(expr);
    return condition instanceof Condition.Both both ? both.parts() : List.of(condition);
  }

  private Condition condition(Expr expr) {
    if (expr instanceof Expr.Group group && group.items().size() == 1) {
      return condition(group.items().get(0));
    }
    if (expr instanceof Expr.Chain chain && isLogical(chain)) {
      List<Condition> parts = chain.operands().stream().map(this::condition).toList();
      return chain.conjunction() ? new Condition.Both(flat(parts)) : new Condition.Either(parts);
    }
    if (expr instanceof Expr.Comparison comparison) {
      return comparison(comparison);
    }
    if (expr instanceof Expr.Between between) {
      return new Condition.Between(
          expression(between.operand()),
          expression(between.low()),
          expression(between.high()),
          between.negated());
    }
    if (expr instanceof Expr.In in) {
      return in(in);
    }
    if (expr instanceof Expr.Is is && is.test().endsWith("NULL")) {
      if (expression(is.operand()) instanceof Cell cell) {
        return new Condition.Present(cell, !is.test().contains("NOT"));
      }
    }
    throw new UnreadableQueryException("a condition such as " + expr.getClass().getSimpleName());
  }

  private static boolean isLogical(Expr.Chain chain) {
    String operator = chain.operators().get(0);
    return operator.equals("AND") || operator.equals("OR");
  }

  private static List<Condition> flat(List<Condition> parts) {
    List<Condition> flat = new ArrayList<>();
    for (Condition part : parts) {
      if (part instanceof Condition.Both both) {
        flat.addAll(both.parts());
      } else {
        flat.add(part);
      }
    }
    return flat;
  }

  private Condition comparison(Expr.Comparison comparison) {
    Expression left = expression(comparison.left());
    Expression right = expression(comparison.right());
    String operator = comparison.operator();
    if (operator.endsWith("LIKE")) {
      return new Condition.Like(left, right, operator.startsWith("NOT"));
    }
    return Arrays.stream(Operator.values())
        .filter(o -> o.sql().equals(operator.replace("!=", "<>").replace("==", "=")))
        .findFirst()
        .map(o -> new Condition.Comparison(left, o, right))
        .orElseThrow(() -> new UnreadableQueryException("the operator " + operator));
  }

  private Condition in(Expr.In in) {
    Expression left = expression(in.operand());
    if (in.set() instanceof Expr.Subquery subquery) {
      return new Condition.Among(
          left, reader.query(subquery.query(), Optional.of(sources)), in.negated());
    }
    List<Literal> values = new ArrayList<>();
    for (Expr item : ((Expr.Group) in.set()).items()) {
      if (expression(item) instanceof Literal literal) {
        values.add(literal);
      } else if (item instanceof Expr.Subquery subquery) {
        return new Condition.Among(
            left, reader.query(subquery.query(), Optional.of(sources)), in.negated());
      } else {
        throw new UnreadableQueryException("IN over computed values");
      }
    }
    return new Condition.AnyOf(left, values, in.negated());
  }

  Expression expression(Expr expr) {
    if (expr instanceof Expr.Group group && group.items().size() == 1) {
      return expression(group.items().get(0));
    }
    if (resolved.text(expr).isPresent()) {
      return new Literal.Text(resolved.text(expr).get());
    }
    if (expr instanceof Expr.ColumnRef ref) {
      return sources.cell(ref);
    }
    if (expr instanceof Expr.Numeric numeric) {
      return new Literal.Numeral(new BigDecimal(numeric.written()));
    }
    if (expr instanceof Expr.Prefixed prefixed && prefixed.operator().equals("-")) {
      if (expression(prefixed.operand()) instanceof Literal.Numeral numeral) {
        return new Literal.Numeral(numeral.value().negate());
      }
    }
    if (expr instanceof Expr.Call call) {
      return aggregate(call);
    }
    if (expr instanceof Expr.Subquery subquery && subquery.word().isEmpty()) {
      return new Expression.Scalar(reader.query(subquery.query(), Optional.of(sources)));
    }
    if (expr instanceof Expr.Chain chain && !isLogical(chain)) {
      return arithmetic(chain);
    }
    throw new UnreadableQueryException("an expression such as " + expr.getClass().getSimpleName());
  }

  private Expression aggregate(Expr.Call call) {
    Function function =
        Arrays.stream(Function.values())
            .filter(f -> f.name().equals(call.name()))
            .findFirst()
            .orElseThrow(() -> new UnreadableQueryException("the function " + call.name()));
    if (call.over().isPresent() || call.filter().isPresent()) {
      throw new UnreadableQueryException("a window");
    }
    if (call.star()) {
      return new Aggregate(function, false, Optional.empty());
    }
    return new Aggregate(
        function, call.distinct(), Optional.of(expression(call.arguments().get(0))));
  }

  private Expression arithmetic(Expr.Chain chain) {
    Expression value = expression(chain.operands().get(0));
    for (int i = 0; i < chain.operators().size(); i++) {
      String operator = chain.operators().get(i);
      Sign sign =
          Arrays.stream(Sign.values())
              .filter(s -> s.sql().equals(operator))
              .findFirst()
              .orElseThrow(() -> new UnreadableQueryException("the operator " + operator));
      value = new Expression.Arithmetic(value, sign, expression(chain.operands().get(i + 1)));
    }
    return value;
  }
}
