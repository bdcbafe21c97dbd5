package io.github.askjdbc.sql;

import io.github.askjdbc.sql.Token.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import net.sf.jsqlparser.expression.AnalyticExpression;
import net.sf.jsqlparser.expression.Expression;
import net.sf.jsqlparser.expression.Function;
import net.sf.jsqlparser.expression.MySQLGroupConcat;
import net.sf.jsqlparser.statement.select.AllColumns;

/** Reads calls of functions: what stands between the parentheses, and after them. */
final class FunctionReader {
  private final TokenCursor cursor;
  private final ExpressionReader expressions;
  private final QueryReader queries;

  FunctionReader(TokenCursor cursor, ExpressionReader expressions, QueryReader queries) {
    this.cursor = cursor;
    this.expressions = expressions;
    this.queries = queries;
  }

  /** What is known of a call while it is read. */
  private static final class Parts {
    private final int start;
    private final String name;
    private final boolean distinct;
    private final List<Expr> arguments = new ArrayList<>();
    private boolean star;
    private List<OrderItem> orderBy = List.of();
    private Optional<String> separator = Optional.empty();
    private Optional<Expr> filter = Optional.empty();
    private Optional<Expr.Window> over = Optional.empty();

    private Parts(int start, String name, boolean distinct) {
      this.start = start;
      this.name = name;
      this.distinct = distinct;
    }
  }

  Optional<Expr> read(Expression e, int start) {
    if (e instanceof Function function) {
      Parts call = open(start);
      arguments(call, function.getParameters());
      call.orderBy = queries.orderBy(function.getOrderByElements());
      return Optional.of(closed(call));
    }
    if (e instanceof MySQLGroupConcat concat) {
      Parts call = open(start);
      arguments(call, concat.getExpressionList());
      call.orderBy = queries.orderBy(concat.getOrderByElements());
      return Optional.of(closed(call));
    }
    return e instanceof AnalyticExpression window
        ? Optional.of(window(window, start))
        : Optional.empty();
  }

  private Parts open(int start) {
    Token name = cursor.peek();
    if (name.kind() != Kind.WORD || !cursor.peek(1).is("(")) {
      throw new RefusedSqlException(
          "a function with a quoted, qualified or special name is not allowed");
    }
    cursor.take(Kind.WORD);
    cursor.take("(");
    boolean distinct = cursor.skip("DISTINCT");
    if (!distinct) {
      cursor.skip("ALL");
    }
    return new Parts(start, name.value(), distinct);
  }

  /**
   * @param parameters null where there are none
   */
  private void arguments(Parts call, Iterable<? extends Expression> parameters) {
    if (parameters != null) {
      parameters.forEach(parameter -> argument(call, parameter));
    }
  }

  private void argument(Parts call, Expression parameter) {
    if (parameter.getClass().equals(AllColumns.class)) {
      cursor.take("*");
      call.star = true;
      return;
    }
    if (!call.arguments.isEmpty()) {
      cursor.take(",");
    }
    call.arguments.add(expressions.read(parameter));
  }

  private Expr closed(Parts call) {
    if (call.name.equals("GROUP_CONCAT") && cursor.skip("SEPARATOR")) {
      call.separator = Optional.of(cursor.take(Kind.STRING).value());
    }
    cursor.take(")");
    return made(call);
  }

  private Expr made(Parts call) {
    return new Expr.Call(
        cursor.since(call.start),
        call.name,
        false,
        call.distinct,
        call.star,
        call.arguments,
        call.orderBy,
        call.separator,
        call.filter,
        call.over);
  }

  private Expr window(AnalyticExpression window, int start) {
    Parts call = open(start);
    call.star = cursor.skip("*");
    if (!call.star) {
      Stream.of(
              Optional.ofNullable(window.getExpression()),
              Optional.ofNullable(window.getOffset()),
              Optional.ofNullable(window.getDefaultValue()))
          .flatMap(Optional::stream)
          .forEach(parameter -> argument(call, parameter));
    }
    call.orderBy = queries.orderBy(window.getFuncOrderBy());
    cursor.take(")");
    if (window.getFilterExpression() != null) {
      cursor.take("FILTER", "(", "WHERE");
      call.filter = Optional.of(expressions.read(window.getFilterExpression()));
      cursor.take(")");
    }
    if (cursor.skip("OVER", "(")) {
      List<Expr> partitionBy = List.of();
      if (cursor.skip("PARTITION", "BY")) {
        partitionBy = expressions.list(window.getPartitionExpressionList());
      }
      List<OrderItem> orderBy = queries.orderBy(window.getOrderByElements());
      cursor.take(")");
      call.over = Optional.of(new Expr.Window(partitionBy, orderBy));
    }
    return made(call);
  }
}
