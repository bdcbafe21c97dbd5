package io.github.askjdbc.sql;

import io.github.askjdbc.sql.Token.Kind;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/** Reads the conditions and values of plain SELECTs, see {@link PlainReader}. */
final class PlainExpressionReader {

  private static final Set<String> AGGREGATES = Set.of("COUNT", "SUM", "AVG", "MIN", "MAX");
  private static final Set<String> COMPARISONS = Set.of("=", "<>", "!=", "<", ">", "<=", ">=");
  private static final Set<String> NO_NAMES = noNames();

  private final TokenCursor cursor;
  private final Supplier<Query> queries;

  PlainExpressionReader(TokenCursor cursor, Supplier<Query> queries) {
    this.cursor = cursor;
    this.queries = queries;
  }

  /** Words that mean something of their own, and those that stand for a value. */
  private static Set<String> noNames() {
    Set<String> words = new HashSet<>(SpecialFormReader.BARE);
    words.addAll(AllowList.words("no-names.txt"));
    return Set.copyOf(words);
  }

  Expr star() {
    int start = cursor.position();
    cursor.take("*");
    return new Expr.Star(cursor.since(start), List.of());
  }

  Expr condition() {
    int start = cursor.position();
    return chain(start, cursor.each("OR", this::conjunction), "OR");
  }

  private Expr conjunction() {
    int start = cursor.position();
    return chain(start, cursor.each("AND", this::predicate), "AND");
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
      Query query = queries.get();
      cursor.take(")");
      return new Expr.Subquery(cursor.since(start), "", query);
    }
    List<Expr> items = condition ? List.of(condition()) : cursor.each(",", this::value);
    cursor.take(")");
    return new Expr.Group(cursor.since(start), items);
  }

  Expr value() {
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
    return Expr.Call.of(cursor.since(start), function, distinct, star, arguments);
  }

  Expr column() {
    int start = cursor.position();
    List<Name> parts = dotted();
    int last = parts.size() - 1;
    return new Expr.ColumnRef(cursor.since(start), parts.subList(0, last), parts.get(last));
  }

  List<Name> dotted() {
    return cursor.each(".", this::name);
  }

  boolean isName() {
    Token token = cursor.peek();
    return token.kind() == Kind.QUOTED
        || (token.kind() == Kind.WORD && !NO_NAMES.contains(token.value()));
  }

  Name name() {
    if (!isName()) {
      throw cursor.unexpected();
    }
    return cursor.name();
  }
}
