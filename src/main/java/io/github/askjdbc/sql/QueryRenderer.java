package io.github.askjdbc.sql;

import io.github.askjdbc.sql.Query.Limit;
import java.util.Iterator;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/**
 * Writes the SQL of a query from our records alone, so that only what was understood is executed.
 *
 * <p>Every operator stands between blanks; no two signs can run together into a comment.
 */
final class QueryRenderer {
  private final StringBuilder out = new StringBuilder();
  private final Spelling spelling;

  private QueryRenderer(Spelling spelling) {
    this.spelling = spelling;
  }

  static String render(Query query, Spelling spelling) {
    QueryRenderer renderer = new QueryRenderer(spelling);
    renderer.query(query);
    return renderer.out.toString();
  }

  private void query(Query query) {
    if (!query.with().isEmpty()) {
      out.append("WITH ");
      list(query.with(), this::common);
      out.append(' ');
    }
    body(query.body());
    orderBy(query.orderBy(), " ");
    query.limit().ifPresent(this::limit);
  }

  private void common(Query.CommonTable table) {
    out.append(table.name().written());
    if (!table.columns().isEmpty()) {
      out.append(" (").append(names(table.columns())).append(')');
    }
    out.append(" AS ");
    nested(table.query());
  }

  private void nested(Query query) {
    out.append('(');
    query(query);
    out.append(')');
  }

  private void body(QueryBody body) {
    if (body instanceof QueryBody.Select select) {
      select(select);
    } else if (body instanceof QueryBody.Nested nested) {
      nested(nested.query());
    } else if (body instanceof QueryBody.SetOperation set) {
      Iterator<String> operators = set.operators().iterator();
      for (QueryBody operand : set.operands()) {
        if (operand != set.operands().get(0)) {
          out.append(' ').append(operators.next()).append(' ');
        }
        body(operand);
      }
    }
  }

  private void select(QueryBody.Select select) {
    out.append(select.distinct() ? "SELECT DISTINCT " : "SELECT ");
    list(select.items(), this::item);
    for (Relation relation : select.from()) {
      if (relation == select.from().get(0)) {
        out.append(" FROM ");
      }
      relation(relation);
    }
    select.where().ifPresent(where -> clause(" WHERE ", where));
    if (!select.groupBy().isEmpty()) {
      out.append(" GROUP BY ");
      list(select.groupBy(), this::expr);
    }
    select.having().ifPresent(having -> clause(" HAVING ", having));
  }

  private void clause(String keyword, Expr condition) {
    out.append(keyword);
    expr(condition);
  }

  private void item(SelectItem item) {
    if (item.value() instanceof Expr.Star star && spelling.stars().containsKey(star)) {
      list(spelling.stars().get(star), this::expr);
      return;
    }
    expr(item.value());
    item.alias().ifPresent(alias -> out.append(" AS ").append(alias.written()));
  }

  /** Aliases of relations go without AS, which Oracle refuses there. */
  private void relation(Relation relation) {
    if (relation instanceof Relation.TableRef table) {
      out.append(table.parts().stream().map(Name::written).collect(Collectors.joining(".")));
      table.alias().ifPresent(alias -> out.append(' ').append(alias.written()));
    } else if (relation instanceof Relation.Derived derived) {
      nested(derived.query());
      derived.alias().ifPresent(alias -> out.append(' ').append(alias.written()));
    } else if (relation instanceof Relation.Join join) {
      List<Name> using = spelling.natural().getOrDefault(join, join.using());
      out.append(kind(join));
      relation(join.right());
      join.on().ifPresent(on -> clause(" ON ", on));
      if (!using.isEmpty()) {
        out.append(" USING (").append(names(using)).append(')');
      }
    }
  }

  private String kind(Relation.Join join) {
    if (join.kind().equals(",")) {
      return ", ";
    }
    if (!spelling.natural().containsKey(join)) {
      return " " + join.kind() + " ";
    }
    return spelling.natural().get(join).isEmpty() ? " CROSS JOIN " : " " + join.joinedKind() + " ";
  }

  private void orderBy(List<OrderItem> items, String before) {
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

  private void limit(Limit limit) {
    String count = limit.count().map(Expr.Numeric::written).orElse("");
    String offset = limit.offset().map(Expr.Numeric::written).orElse("");
    switch (limit.form()) {
      case COMMA -> out.append(" LIMIT ").append(offset).append(", ").append(count);
      case LIMIT ->
          out.append(count.isEmpty() ? "" : " LIMIT " + count)
              .append(offset.isEmpty() ? "" : " OFFSET " + offset);
      case FETCH ->
          out.append(offset.isEmpty() ? "" : " OFFSET " + offset + " ROWS")
              .append(count.isEmpty() ? "" : " FETCH FIRST " + count + " ROWS ONLY");
    }
  }

  private void expr(Expr expr) {
    if (expr instanceof Expr.Text text) {
      text(text.value());
    } else if (expr instanceof Expr.Numeric number) {
      out.append(number.written());
    } else if (expr instanceof Expr.Constant constant) {
      out.append(constant.word());
    } else if (expr instanceof Expr.Typed typed) {
      out.append(typed.type()).append(' ');
      text(typed.value());
    } else if (expr instanceof Expr.Interval interval) {
      out.append("INTERVAL ");
      expr(interval.amount());
      interval.unit().ifPresent(unit -> out.append(' ').append(unit));
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
    } else if (expr instanceof Expr.Case choice) {
      choice(choice);
    } else if (expr instanceof Expr.Cast cast) {
      out.append("CAST(");
      expr(cast.operand());
      out.append(" AS ").append(cast.type()).append(')');
    } else if (expr instanceof Expr.Extract extract) {
      out.append("EXTRACT(").append(extract.field()).append(" FROM ");
      expr(extract.operand());
      out.append(')');
    } else if (expr instanceof Expr.Subquery subquery) {
      out.append(subquery.word().isEmpty() ? "" : subquery.word() + " ");
      nested(subquery.query());
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

  private static String names(List<Name> names) {
    return names.stream().map(Name::written).collect(Collectors.joining(", "));
  }

  private <T> void list(List<T> items, Consumer<T> writer) {
    String separator = "";
    for (T item : items) {
      out.append(separator);
      writer.accept(item);
      separator = ", ";
    }
  }
}
