package io.github.askjdbc.sql;

import io.github.askjdbc.sql.Token.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads the SELECTs that are most common without the parser, which takes some thirty times as long:
 * columns and simple aggregates, joins with ON, plain conditions, groups, orders, set operations,
 * queries in parentheses as values. Whatever else a text holds makes it no plain one, and the
 * parser reads it.
 *
 * <p>Both come to the same tree, where the parser reads a text at all: it keeps some words for
 * itself that databases take for names. It is the tree that the guard checks and from which the SQL
 * that runs is written, so a text that is read amiss is a wrong query at worst, and no other
 * statement.
 */
final class PlainReader {

  private static final List<String> SET_OPERATORS = List.of("UNION", "INTERSECT", "EXCEPT");

  private final TokenCursor cursor;
  private final PlainExpressionReader expressions;

  private PlainReader(List<Token> tokens) {
    this.cursor = new TokenCursor(tokens);
    this.expressions = new PlainExpressionReader(cursor, this::query);
  }

  /** The whole text as one query; empty where it is not a plain one. */
  static Optional<Query> read(List<Token> tokens) {
    PlainReader reader = new PlainReader(tokens);
    try {
      Query query = reader.query();
      return reader.cursor.peek().kind() == Kind.END ? Optional.of(query) : Optional.empty();
    } catch (RefusedSqlException notPlain) {
      // the parser says what is to be said
      return Optional.empty();
    }
  }

  private Query query() {
    int start = cursor.position();
    QueryBody body = body();
    List<OrderItem> orderBy =
        cursor.skip("ORDER", "BY") ? cursor.each(",", this::orderItem) : List.of();
    Optional<Query.Limit> limit = new LimitReader(cursor).read();
    return new Query(cursor.since(start), List.of(), body, orderBy, limit);
  }

  private QueryBody body() {
    int start = cursor.position();
    List<QueryBody> operands = new ArrayList<>(List.of(select()));
    List<String> operators = new ArrayList<>();
    while (SET_OPERATORS.contains(cursor.peek().value()) && cursor.peek().kind() == Kind.WORD) {
      String operator = cursor.take(Kind.WORD).value();
      operators.add(cursor.skip("ALL") ? operator + " ALL" : operator);
      operands.add(select());
    }
    if (operators.stream().distinct().count() > 1) {
      // which of them binds closer is not for us to say
      throw cursor.unexpected();
    }
    return operators.isEmpty()
        ? operands.get(0)
        : new QueryBody.SetOperation(cursor.since(start), operands, operators);
  }

  private QueryBody select() {
    int start = cursor.position();
    cursor.take("SELECT");
    boolean distinct = cursor.skip("DISTINCT");
    if (cursor.at("(")) {
      throw cursor.unexpected();
    }
    List<SelectItem> items = cursor.each(",", this::item);
    List<Relation> from = new ArrayList<>();
    if (cursor.skip("FROM")) {
      from.add(table());
      while (cursor.at("JOIN") || cursor.at("INNER") || cursor.at("LEFT")) {
        from.add(join());
      }
    }
    Optional<Expr> where =
        cursor.skip("WHERE") ? Optional.of(expressions.condition()) : Optional.empty();
    List<Expr> groupBy =
        cursor.skip("GROUP", "BY") ? cursor.each(",", expressions::column) : List.of();
    Optional<Expr> having =
        cursor.skip("HAVING") ? Optional.of(expressions.condition()) : Optional.empty();
    return new QueryBody.Select(cursor.since(start), distinct, items, from, where, groupBy, having);
  }

  private SelectItem item() {
    int start = cursor.position();
    Expr value = cursor.at("*") ? expressions.star() : expressions.value();
    Optional<Name> alias = cursor.skip("AS") ? Optional.of(expressions.name()) : Optional.empty();
    return new SelectItem(cursor.since(start), value, alias);
  }

  private Relation table() {
    int start = cursor.position();
    List<Name> parts = expressions.dotted();
    boolean named = cursor.skip("AS") || expressions.isName();
    Optional<Name> alias = named ? Optional.of(expressions.name()) : Optional.empty();
    return new Relation.TableRef(cursor.since(start), parts, alias);
  }

  private Relation join() {
    int start = cursor.position();
    boolean left = cursor.skip("LEFT");
    cursor.skip(left ? "OUTER" : "INNER");
    cursor.take("JOIN");
    Relation right = table();
    cursor.take("ON");
    Expr on = expressions.condition();
    String kind = left ? "LEFT JOIN" : "JOIN";
    return new Relation.Join(cursor.since(start), kind, right, Optional.of(on), List.of());
  }

  private OrderItem orderItem() {
    int start = cursor.position();
    Expr key = expressions.value();
    boolean descending = cursor.skip("DESC");
    if (!descending) {
      cursor.skip("ASC");
    }
    return new OrderItem(cursor.since(start), key, descending, Optional.empty());
  }
}
