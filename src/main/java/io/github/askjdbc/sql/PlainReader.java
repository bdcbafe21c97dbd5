package io.github.askjdbc.sql;

import io.github.askjdbc.sql.Token.Kind;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

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

  private static final Set<String> AGGREGATES = Set.of("COUNT", "SUM", "AVG", "MIN", "MAX");
  private static final Set<String> COMPARISONS = Set.of("=", "<>", "!=", "<", ">", "<=", ">=");
  private static final List<String> SET_OPERATORS = List.of("UNION", "INTERSECT", "EXCEPT");
  private static final Set<String> NO_NAMES = noNames();

  private final TokenCursor cursor;

  private PlainReader(List<Token> tokens) {
    this.cursor = new TokenCursor(tokens);
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

  /** Words that mean something of their own, and those that stand for a value. */
  private static Set<String> noNames() {
    Set<String> words = new HashSet<>(CallReader.BARE);
    words.addAll(AllowList.words("no-names.txt"));
    return Set.copyOf(words);
  }

  private Query query() {
    int start = cursor.position();
    QueryBody body = body();
    List<OrderItem> orderBy = cursor.skip("ORDER", "BY") ? orderBy() : List.of();
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
    List<SelectItem> items = new ArrayList<>();
    do {
      items.add(item());
    } while (cursor.skip(","));
    List<Relation> from = new ArrayList<>();
    if (cursor.skip("FROM")) {
      from.add(table());
      while (cursor.at("JOIN") || cursor.at("INNER") || cursor.at("LEFT")) {
        from.add(join());
      }
    }
    Optional<Expr> where = cursor.skip("WHERE") ? Optional.of(condition()) : Optional.empty();
    List<Expr> groupBy = new ArrayList<>();
    if (cursor.skip("GROUP", "BY")) {
      do {
        groupBy.add(column());
      } while (cursor.skip(","));
    }
    Optional<Expr> having = cursor.skip("HAVING") ? Optional.of(condition()) : Optional.empty();
    return new QueryBody.Select(cursor.since(start), distinct, items, from, where, groupBy, having);
  }

  private SelectItem item() {
    int start = cursor.position();
    Expr value = cursor.at("*") ? star() : value();
    Optional<Name> alias = cursor.skip("AS") ? Optional.of(name()) : Optional.empty();
    return new SelectItem(cursor.since(start), value, alias);
  }

  private Expr star() {
    int start = cursor.position();
    cursor.take("*");
    return new Expr.Star(cursor.since(start), List.of());
  }

  private Relation table() {
    int start = cursor.position();
    List<Name> parts = dotted();
    boolean named = cursor.skip("AS") || isName();
    Optional<Name> alias = named ? Optional.of(name()) : Optional.empty();
    return new Relation.TableRef(cursor.since(start), parts, alias);
  }

  private Relation join() {
    int start = cursor.position();
    boolean left = cursor.skip("LEFT");
    cursor.skip(left ? "OUTER" : "INNER");
    cursor.take("JOIN");
    Relation right = table();
    cursor.take("ON");
    Expr on = condition();
    String kind = left ? "LEFT JOIN" : "JOIN";
    return new Relation.Join(cursor.since(start), kind, right, Optional.of(on), List.of());
  }

  private List<OrderItem> orderBy() {
    List<OrderItem> items = new ArrayList<>();
    do {
      int start = cursor.position();
      Expr key = value();
      boolean descending = cursor.skip("DESC");
      if (!descending) {
        cursor.skip("ASC");
      }
      items.add(new OrderItem(cursor.since(start), key, descending, Optional.empty()));
    } while (cursor.skip(","));
    return items;
  }

  private Expr condition() {
    int start = cursor.position();
    List<Expr> operands = new ArrayList<>();
    do {
      operands.add(conjunction());
    } while (cursor.skip("OR"));
    return chain(start, operands, "OR");
  }

  private Expr conjunction() {
    int start = cursor.position();
    List<Expr> operands = new ArrayList<>();
    do {
      operands.add(predicate());
    } while (cursor.skip("AND"));
    return chain(start, operands, "AND");
  }

  private Expr chain(int start, List<Expr> operands, String operator) {
    return operands.size() == 1
        ? operands.get(0)
        : new Expr.Chain(
            cursor.since(start), operands, Collections.nCopies(operands.size() - 1, operator));
  }

  private Expr predicate() {
    int start = cursor.position();
    Expr left = cursor.at("(") ? parenthesised(true) : value();
    Token next = cursor.peek();
    if (next.kind() == Kind.SYMBOL && COMPARISONS.contains(next.value())) {
      cursor.take(Kind.SYMBOL);
      return comparison(start, left, next.value());
    }
    if (cursor.skip("IS")) {
      String test = cursor.skip("NOT") ? "IS NOT NULL" : "IS NULL";
      cursor.take("NULL");
      return new Expr.Is(cursor.since(start), left, test);
    }
    boolean negated = cursor.skip("NOT");
    if (cursor.skip("LIKE")) {
      return comparison(start, left, negated ? "NOT LIKE" : "LIKE");
    }
    if (cursor.skip("BETWEEN")) {
      Expr low = value();
      cursor.take("AND");
      Expr high = value();
      return new Expr.Between(cursor.since(start), left, negated, low, high);
    }
    if (cursor.skip("IN")) {
      Expr set = parenthesised(false);
      return new Expr.In(cursor.since(start), left, negated, set);
    }
    if (negated) {
      throw cursor.unexpected();
    }
    return left;
  }

  private Expr comparison(int start, Expr left, String operator) {
    Expr right = value();
    return new Expr.Comparison(cursor.since(start), left, operator, right, Optional.empty());
  }

  /**
   * @param condition whether it may be one; values otherwise
   */
  private Expr parenthesised(boolean condition) {
    int start = cursor.position();
    cursor.take("(");
    if (cursor.at("SELECT")) {
      Query query = query();
      cursor.take(")");
      return new Expr.Subquery(cursor.since(start), "", query);
    }
    List<Expr> items = new ArrayList<>();
    do {
      items.add(condition ? condition() : value());
    } while (!condition && cursor.skip(","));
    cursor.take(")");
    return new Expr.Group(cursor.since(start), items);
  }

  private Expr value() {
    int start = cursor.position();
    Token token = cursor.peek();
    if (token.kind() == Kind.STRING) {
      cursor.take(Kind.STRING);
      return new Expr.Text(cursor.since(start), token.value());
    }
    if (token.kind() == Kind.NUMBER) {
      cursor.take(Kind.NUMBER);
      return new Expr.Numeric(cursor.since(start), token.written());
    }
    if (token.is("(") && cursor.peek(1).is("SELECT")) {
      return parenthesised(false);
    }
    if (token.kind() == Kind.WORD && AGGREGATES.contains(token.value()) && cursor.peek(1).is("(")) {
      return aggregate(start);
    }
    return column();
  }

  private Expr aggregate(int start) {
    String function = cursor.take(Kind.WORD).value();
    cursor.take("(");
    boolean distinct = cursor.skip("DISTINCT");
    boolean star = !distinct && cursor.skip("*");
    List<Expr> arguments = star ? List.of() : List.of(column());
    cursor.take(")");
    return new Expr.Call(
        cursor.since(start),
        function,
        false,
        distinct,
        star,
        arguments,
        List.of(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }

  private Expr column() {
    int start = cursor.position();
    List<Name> parts = dotted();
    int last = parts.size() - 1;
    return new Expr.ColumnRef(cursor.since(start), parts.subList(0, last), parts.get(last));
  }

  private List<Name> dotted() {
    List<Name> parts = new ArrayList<>();
    do {
      parts.add(name());
    } while (cursor.skip("."));
    return parts;
  }

  private boolean isName() {
    Token token = cursor.peek();
    return token.kind() == Kind.QUOTED
        || (token.kind() == Kind.WORD && !NO_NAMES.contains(token.value()));
  }

  private Name name() {
    if (!isName()) {
      throw cursor.unexpected();
    }
    return cursor.name();
  }
}
