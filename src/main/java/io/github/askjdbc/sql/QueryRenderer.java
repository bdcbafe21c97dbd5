package io.github.askjdbc.sql;

import io.github.askjdbc.sql.Query.Limit;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Writes the SQL of a query from our records alone, so that only what was understood is executed.
 *
 * <p>Every operator stands between blanks; no two signs can run together into a comment.
 */
final class QueryRenderer {
  private final StringBuilder out = new StringBuilder();
  private final Spelling spelling;
  private final ExpressionRenderer expressions;

  private QueryRenderer(Spelling spelling) {
    this.spelling = spelling;
    this.expressions = new ExpressionRenderer(out, spelling, this::nested);
  }

  static String render(Query query, Spelling spelling) {
    QueryRenderer renderer = new QueryRenderer(spelling);
    renderer.query(query);
    return renderer.out.toString();
  }

  private void query(Query query) {
    if (!query.with().isEmpty()) {
      out.append("WITH ");
      expressions.list(query.with(), this::common);
      out.append(' ');
    }
    body(query.body());
    expressions.orderBy(query.orderBy(), " ");
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
    expressions.list(select.items(), this::item);
    for (Relation relation : select.from()) {
      if (relation == select.from().get(0)) {
        out.append(" FROM ");
      }
      relation(relation);
    }
    select.where().ifPresent(where -> expressions.clause(" WHERE ", where));
    if (!select.groupBy().isEmpty()) {
      out.append(" GROUP BY ");
      expressions.list(select.groupBy(), expressions::expr);
    }
    select.having().ifPresent(having -> expressions.clause(" HAVING ", having));
  }

  private void item(SelectItem item) {
    if (item.value() instanceof Expr.Star star && spelling.stars().containsKey(star)) {
      expressions.list(spelling.stars().get(star), expressions::expr);
      return;
    }
    expressions.expr(item.value());
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
      join.on().ifPresent(on -> expressions.clause(" ON ", on));
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

  private static String names(List<Name> names) {
    return names.stream().map(Name::written).collect(Collectors.joining(", "));
  }
}
