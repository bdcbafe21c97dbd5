package io.github.askjdbc.sql;

import java.util.List;
import java.util.function.Consumer;

/** Writes the expressions of a query. */
final class ExpressionRenderer {
  private final StringBuilder out;
  private final Spelling spelling;
  private final Consumer<Query> queries;

  /**
   * @param queries writes a query in parentheses
   */
  ExpressionRenderer(StringBuilder out, Spelling spelling, Consumer<Query> queries) {
    this.out = out;
    this.spelling = spelling;
    this.queries = queries;
  }

  void expr(Expr expr) {
    if (expr instanceof Expr.Text text) {
      text(text.value());
    } else if (expr instanceof Expr.Numeric number) {
      out.append(number.written());
    } else if (expr instanceof Expr.Constant constant) {
      out.append(constant.word());
    } else if (expr instanceof Expr.Typed typed) {
      out.append(typed.type()).append(' ');
      text(typed.value());
    } else if (expr instanceof Expr.ColumnRef column) {
      column(column);
    } else if (expr instanceof Expr.Star star) {
      qualifier(star.qualifier());
      out.append('*');
    } else if (expr instanceof Expr.Group group) {
      out.append('(');
      list(group.items(), this::expr);
      out.append(')');
    } else if (expr instanceof Expr.Call call) {
      call(call);
    } else if (expr instanceof Expr.Subquery subquery) {
      out.append(subquery.word().isEmpty() ? "" : subquery.word() + " ");
      queries.accept(subquery.query());
    } else {
      specialForm(expr);
    }
  }

  private void specialForm(Expr expr) {
    if (expr instanceof Expr.Case choice) {
      choice(choice);
    } else if (expr instanceof Expr.Interval interval) {
      clause("INTERVAL ", interval.amount());
      interval.unit().ifPresent(unit -> out.append(' ').append(unit));
    } else if (expr instanceof Expr.Cast cast) {
      clause("CAST(", cast.operand());
      out.append(" AS ").append(cast.type()).append(')');
    } else if (expr instanceof Expr.Extract extract) {
      out.append("EXTRACT(").append(extract.field());
      clause(" FROM ", extract.operand());
      out.append(')');
    } else {
      operation(expr);
    }
  }

  private void column(Expr.ColumnRef column) {
    Expr spelt = spelling.names().getOrDefault(column, column);
    if (spelt instanceof Expr.Text text) {
      text(text.value());
    } else if (spelt instanceof Expr.ColumnRef name) {
      qualifier(name.qualifier());
      out.append(name.name().written());
    }
  }

  private void operation(Expr expr) {
    if (expr instanceof Expr.Chain chain) {
      expr(chain.operands().get(0));
      for (int i = 1; i < chain.operands().size(); i++) {
        infix(chain.operators().get(i - 1), chain.operands().get(i));
      }
    } else if (expr instanceof Expr.Comparison comparison) {
      expr(comparison.left());
      infix(comparison.operator(), comparison.right());
      comparison.escape().ifPresent(escape -> infix("ESCAPE", escape));
    } else if (expr instanceof Expr.Prefixed prefixed) {
      boolean tight =
          !prefixed.operator().equals("NOT") && prefixed.operand() instanceof Expr.Numeric;
      out.append(prefixed.operator()).append(tight ? "" : " ");
      expr(prefixed.operand());
    } else if (expr instanceof Expr.Is is) {
      expr(is.operand());
      out.append(' ').append(is.test());
    } else if (expr instanceof Expr.Between between) {
      expr(between.operand());
      infix(between.negated() ? "NOT BETWEEN" : "BETWEEN", between.low());
      infix("AND", between.high());
    } else if (expr instanceof Expr.In in) {
      expr(in.operand());
      infix(in.negated() ? "NOT IN" : "IN", in.set());
    } else {
      throw new IllegalStateException("no rendering for " + expr.getClass().getSimpleName());
    }
  }

  private void infix(String operator, Expr right) {
    out.append(' ').append(operator).append(' ');
    expr(right);
  }

  private void call(Expr.Call call) {
    out.append(call.name());
    if (call.bare()) {
      return;
    }
    out.append('(').append(call.distinct() ? "DISTINCT " : "").append(call.star() ? "*" : "");
    list(call.arguments(), this::expr);
    orderBy(call.orderBy(), " ");
    call.separator()
        .ifPresent(
            separator -> {
              out.append(" SEPARATOR ");
              text(separator);
            });
    out.append(')');
    call.filter()
        .ifPresent(
            filter -> {
              clause(" FILTER (WHERE ", filter);
              out.append(')');
            });
    call.over().ifPresent(this::over);
  }

  private void over(Expr.Window window) {
    out.append(" OVER (");
    if (!window.partitionBy().isEmpty()) {
      out.append("PARTITION BY ");
      list(window.partitionBy(), this::expr);
    }
    orderBy(window.orderBy(), window.partitionBy().isEmpty() ? "" : " ");
    out.append(')');
  }

  private void choice(Expr.Case choice) {
    out.append("CASE");
    choice.subject().ifPresent(subject -> clause(" ", subject));
    for (Expr.When when : choice.whens()) {
      clause(" WHEN ", when.condition());
      clause(" THEN ", when.result());
    }
    choice.otherwise().ifPresent(otherwise -> clause(" ELSE ", otherwise));
    out.append(" END");
  }

  private void text(String value) {
    out.append('\'').append(value.replace("'", "''")).append('\'');
  }

  private void qualifier(List<Name> names) {
    names.forEach(name -> out.append(name.written()).append('.'));
  }

  <T> void list(List<T> items, Consumer<T> writer) {
    String separator = "";
    for (T item : items) {
      out.append(separator);
      writer.accept(item);
      separator = ", ";
    }
  }

  void orderBy(List<OrderItem> items, String before) {
    if (!items.isEmpty()) {
      out.append(before).append("ORDER BY ");
      list(items, this::orderItem);
    }
  }

  private void orderItem(OrderItem item) {
    expr(item.key());
    out.append(item.descending() ? " DESC" : "");
    item.nulls().ifPresent(nulls -> out.append(" NULLS ").append(nulls));
  }

  void clause(String keyword, Expr expr) {
    out.append(keyword);
    expr(expr);
  }
}
