package io.github.askjdbc.sql;

import io.github.askjdbc.sql.Token.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import net.sf.jsqlparser.expression.AnalyticExpression;
import net.sf.jsqlparser.expression.AnyComparisonExpression;
import net.sf.jsqlparser.expression.CaseExpression;
import net.sf.jsqlparser.expression.CastExpression;
import net.sf.jsqlparser.expression.DateTimeLiteralExpression;
import net.sf.jsqlparser.expression.Expression;
import net.sf.jsqlparser.expression.ExtractExpression;
import net.sf.jsqlparser.expression.Function;
import net.sf.jsqlparser.expression.IntervalExpression;
import net.sf.jsqlparser.expression.MySQLGroupConcat;
import net.sf.jsqlparser.expression.TimeKeyExpression;
import net.sf.jsqlparser.expression.TrimFunction;
import net.sf.jsqlparser.expression.WhenClause;
import net.sf.jsqlparser.statement.select.AllColumns;
import net.sf.jsqlparser.statement.select.ParenthesedSelect;

/** Reads functions, and the expressions that are written like functions. */
final class CallReader {
  /** Functions that stand without parentheses, and so look like columns. */
  static final Set<String> BARE =
      Set.of(
          "CURRENT_DATE",
          "CURRENT_TIME",
          "CURRENT_TIMESTAMP",
          "CURRENT_USER",
          "CURRENT_ROLE",
          "CURRENT_CATALOG",
          "CURRENT_SCHEMA",
          "SESSION_USER",
          "SYSTEM_USER",
          "LOCALTIME",
          "LOCALTIMESTAMP",
          "SYSDATE",
          "SYSTIMESTAMP",
          "UTC_DATE",
          "UTC_TIME",
          "UTC_TIMESTAMP");

  private static final Set<String> DATE_LITERALS = Set.of("DATE", "TIME", "TIMESTAMP");
  private static final Set<String> UNITS =
      Set.of("SECOND", "MINUTE", "HOUR", "DAY", "WEEK", "MONTH", "QUARTER", "YEAR");

  private final TokenCursor cursor;
  private final ExpressionReader expressions;
  private final QueryReader queries;

  CallReader(TokenCursor cursor, ExpressionReader expressions, QueryReader queries) {
    this.cursor = cursor;
    this.expressions = expressions;
    this.queries = queries;
  }

  static Expr bare(Span span, String name) {
    return new Expr.Call(
        span,
        name,
        true,
        false,
        false,
        List.of(),
        List.of(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }

  Optional<Expr> read(Expression e, int start) {
    if (e instanceof Function function) {
      return Optional.of(function(function, start));
    }
    if (e instanceof AnalyticExpression window) {
      return Optional.of(window(window, start));
    }
    if (e instanceof CaseExpression choice) {
      return Optional.of(choice(choice, start));
    }
    if (e instanceof CastExpression cast) {
      return Optional.of(cast(cast, start));
    }
    if (e instanceof DateTimeLiteralExpression) {
      return Optional.of(typed(start));
    }
    if (e instanceof TimeKeyExpression) {
      String name = cursor.take(Kind.WORD).value();
      if (!BARE.contains(name) || cursor.at("(")) {
        throw cursor.unexpected();
      }
      return Optional.of(bare(cursor.since(start), name));
    }
    if (e instanceof ExtractExpression extract) {
      cursor.take("EXTRACT", "(");
      String field = cursor.take(Kind.WORD).value();
      cursor.take("FROM");
      Expr operand = expressions.read(extract.getExpression());
      cursor.take(")");
      return Optional.of(new Expr.Extract(cursor.since(start), field, operand));
    }
    if (e instanceof IntervalExpression) {
      return Optional.of(interval(start));
    }
    if (e instanceof TrimFunction trim && trim.getFromExpression() == null) {
      cursor.take("TRIM", "(");
      Expr operand = expressions.read(trim.getExpression());
      cursor.take(")");
      return Optional.of(call(start, "TRIM", new Arguments(List.of(operand))));
    }
    if (e instanceof MySQLGroupConcat concat) {
      return Optional.of(groupConcat(concat, start));
    }
    if (e instanceof AnyComparisonExpression any
        && any.getSelect() instanceof ParenthesedSelect select) {
      String word = cursor.take(Kind.WORD).value();
      if (!Set.of("ANY", "SOME", "ALL").contains(word)) {
        throw cursor.unexpected();
      }
      Query query = queries.parenthesised(select);
      return Optional.of(new Expr.Subquery(cursor.since(start), word, query));
    }
    return Optional.empty();
  }

  /** What stands between the parentheses of a call, and after them. */
  private static final class Arguments {
    private final List<Expr> values;
    private boolean distinct;
    private boolean star;
    private List<OrderItem> orderBy = List.of();
    private Optional<String> separator = Optional.empty();
    private Optional<Expr> filter = Optional.empty();
    private Optional<Expr.Window> over = Optional.empty();

    private Arguments(List<Expr> values) {
      this.values = values;
    }
  }

  private Expr call(int start, String name, Arguments arguments) {
    return new Expr.Call(
        cursor.since(start),
        name,
        false,
        arguments.distinct,
        arguments.star,
        arguments.values,
        arguments.orderBy,
        arguments.separator,
        arguments.filter,
        arguments.over);
  }

  private String openCall() {
    Token name = cursor.peek();
    if (name.kind() != Kind.WORD || !cursor.peek(1).is("(")) {
      throw new RefusedSqlException(
          "a function with a quoted, qualified or special name is not allowed");
    }
    cursor.take(Kind.WORD);
    cursor.take("(");
    return name.value();
  }

  private Expr function(Function function, int start) {
    String name = openCall();
    Arguments arguments = new Arguments(new ArrayList<>());
    arguments.distinct = distinct();
    if (function.getParameters() != null) {
      for (Expression parameter : function.getParameters()) {
        argument(arguments, parameter);
      }
    }
    arguments.orderBy = queries.orderBy(function.getOrderByElements());
    if (name.equals("GROUP_CONCAT")) {
      separator(arguments);
    }
    cursor.take(")");
    return call(start, name, arguments);
  }

  private boolean distinct() {
    if (cursor.skip("DISTINCT")) {
      return true;
    }
    cursor.skip("ALL");
    return false;
  }

  private void argument(Arguments arguments, Expression parameter) {
    if (parameter.getClass().equals(AllColumns.class)) {
      cursor.take("*");
      arguments.star = true;
      return;
    }
    if (!arguments.values.isEmpty()) {
      cursor.take(",");
    }
    arguments.values.add(expressions.read(parameter));
  }

  private Expr window(AnalyticExpression window, int start) {
    String name = openCall();
    Arguments arguments = new Arguments(new ArrayList<>());
    arguments.distinct = distinct();
    if (cursor.skip("*")) {
      arguments.star = true;
    } else {
      List<Expression> given = new ArrayList<>();
      given.add(window.getExpression());
      given.add(window.getOffset());
      given.add(window.getDefaultValue());
      given.removeIf(Objects::isNull);
      given.forEach(parameter -> argument(arguments, parameter));
    }
    arguments.orderBy = queries.orderBy(window.getFuncOrderBy());
    cursor.take(")");
    if (window.getFilterExpression() != null) {
      cursor.take("FILTER", "(", "WHERE");
      arguments.filter = Optional.of(expressions.read(window.getFilterExpression()));
      cursor.take(")");
    }
    if (cursor.skip("OVER", "(")) {
      List<Expr> partitionBy = List.of();
      if (cursor.skip("PARTITION", "BY")) {
        partitionBy = expressions.list(window.getPartitionExpressionList());
      }
      List<OrderItem> orderBy = queries.orderBy(window.getOrderByElements());
      cursor.take(")");
      arguments.over = Optional.of(new Expr.Window(partitionBy, orderBy));
    }
    return call(start, name, arguments);
  }

  private Expr groupConcat(MySQLGroupConcat concat, int start) {
    String name = openCall();
    Arguments arguments = new Arguments(new ArrayList<>());
    arguments.distinct = distinct();
    for (Expression parameter : concat.getExpressionList()) {
      argument(arguments, parameter);
    }
    arguments.orderBy = queries.orderBy(concat.getOrderByElements());
    separator(arguments);
    cursor.take(")");
    return call(start, name, arguments);
  }

  private void separator(Arguments arguments) {
    if (cursor.skip("SEPARATOR")) {
      arguments.separator = Optional.of(cursor.take(Kind.STRING).value());
    }
  }

  private Expr choice(CaseExpression choice, int start) {
    cursor.take("CASE");
    Optional<Expr> subject = Optional.empty();
    if (choice.getSwitchExpression() != null) {
      subject = Optional.of(expressions.read(choice.getSwitchExpression()));
    }
    List<Expr.When> whens = new ArrayList<>();
    for (WhenClause when : choice.getWhenClauses()) {
      cursor.take("WHEN");
      Expr condition = expressions.read(when.getWhenExpression());
      cursor.take("THEN");
      whens.add(new Expr.When(condition, expressions.read(when.getThenExpression())));
    }
    Optional<Expr> otherwise = Optional.empty();
    if (choice.getElseExpression() != null) {
      cursor.take("ELSE");
      otherwise = Optional.of(expressions.read(choice.getElseExpression()));
    }
    cursor.take("END");
    return new Expr.Case(cursor.since(start), subject, whens, otherwise);
  }

  private Expr cast(CastExpression cast, int start) {
    if (cast.isImplicitCast()) {
      return typed(start);
    }
    boolean keyword = cursor.skip("CAST", "(");
    Expr operand = expressions.read(cast.getLeftExpression());
    cursor.take(keyword ? "AS" : "::");
    String type = type();
    if (keyword) {
      cursor.take(")");
    }
    return new Expr.Cast(cursor.since(start), operand, type);
  }

  private String type() {
    StringBuilder type = new StringBuilder(cursor.take(Kind.WORD).value());
    for (String second : List.of("PRECISION", "VARYING", "INTEGER")) {
      if (cursor.skip(second)) {
        type.append(' ').append(second);
      }
    }
    if (cursor.skip("(")) {
      type.append('(').append(cursor.take(Kind.NUMBER).written());
      if (cursor.skip(",")) {
        type.append(", ").append(cursor.take(Kind.NUMBER).written());
      }
      cursor.take(")");
      type.append(')');
    }
    return type.toString();
  }

  private Expr typed(int start) {
    String type = cursor.take(Kind.WORD).value();
    if (!DATE_LITERALS.contains(type)) {
      throw new RefusedSqlException("a literal of type " + type + " is not allowed");
    }
    String value = cursor.take(Kind.STRING).value();
    return new Expr.Typed(cursor.since(start), type, value);
  }

  private Expr interval(int start) {
    cursor.take("INTERVAL");
    int at = cursor.position();
    Expr amount;
    if (cursor.peek().kind() == Kind.NUMBER) {
      String number = cursor.take(Kind.NUMBER).written();
      amount = new Expr.Numeric(cursor.since(at), number);
    } else {
      String text = cursor.take(Kind.STRING).value();
      amount = new Expr.Text(cursor.since(at), text);
    }
    Optional<String> unit = Optional.empty();
    if (UNITS.contains(cursor.peek().value()) && cursor.peek().kind() == Kind.WORD) {
      unit = Optional.of(cursor.take(Kind.WORD).value());
    }
    return new Expr.Interval(cursor.since(start), amount, unit);
  }
}
