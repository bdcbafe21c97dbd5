package io.github.askjdbc.sql;

import io.github.askjdbc.sql.Token.Kind;
import io.github.askjdbc.text.Runs;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import net.sf.jsqlparser.expression.BinaryExpression;
import net.sf.jsqlparser.expression.BooleanValue;
import net.sf.jsqlparser.expression.DateUnitExpression;
import net.sf.jsqlparser.expression.DoubleValue;
import net.sf.jsqlparser.expression.Expression;
import net.sf.jsqlparser.expression.LongValue;
import net.sf.jsqlparser.expression.NotExpression;
import net.sf.jsqlparser.expression.NullValue;
import net.sf.jsqlparser.expression.SignedExpression;
import net.sf.jsqlparser.expression.StringValue;
import net.sf.jsqlparser.expression.operators.arithmetic.Addition;
import net.sf.jsqlparser.expression.operators.arithmetic.Concat;
import net.sf.jsqlparser.expression.operators.arithmetic.Division;
import net.sf.jsqlparser.expression.operators.arithmetic.Modulo;
import net.sf.jsqlparser.expression.operators.arithmetic.Multiplication;
import net.sf.jsqlparser.expression.operators.arithmetic.Subtraction;
import net.sf.jsqlparser.expression.operators.conditional.AndExpression;
import net.sf.jsqlparser.expression.operators.conditional.OrExpression;
import net.sf.jsqlparser.expression.operators.relational.Between;
import net.sf.jsqlparser.expression.operators.relational.ComparisonOperator;
import net.sf.jsqlparser.expression.operators.relational.EqualsTo;
import net.sf.jsqlparser.expression.operators.relational.ExistsExpression;
import net.sf.jsqlparser.expression.operators.relational.ExpressionList;
import net.sf.jsqlparser.expression.operators.relational.GreaterThan;
import net.sf.jsqlparser.expression.operators.relational.GreaterThanEquals;
import net.sf.jsqlparser.expression.operators.relational.InExpression;
import net.sf.jsqlparser.expression.operators.relational.IsBooleanExpression;
import net.sf.jsqlparser.expression.operators.relational.IsDistinctExpression;
import net.sf.jsqlparser.expression.operators.relational.IsNullExpression;
import net.sf.jsqlparser.expression.operators.relational.LikeExpression;
import net.sf.jsqlparser.expression.operators.relational.MinorThan;
import net.sf.jsqlparser.expression.operators.relational.MinorThanEquals;
import net.sf.jsqlparser.expression.operators.relational.NotEqualsTo;
import net.sf.jsqlparser.expression.operators.relational.ParenthesedExpressionList;
import net.sf.jsqlparser.schema.Column;
import net.sf.jsqlparser.statement.select.AllColumns;
import net.sf.jsqlparser.statement.select.AllTableColumns;
import net.sf.jsqlparser.statement.select.ParenthesedSelect;

/** Reads expressions; a kind that is not named here is refused. */
final class ExpressionReader {
  private static final int MAX_DEPTH = 200;

  /** Operators of one rank form one {@link Expr.Chain}, so that long chains are not deep. */
  private static final Map<Class<? extends Expression>, String> RANKS =
      Map.of(
          AndExpression.class, "and",
          OrExpression.class, "or",
          Addition.class, "sum",
          Subtraction.class, "sum",
          Multiplication.class, "product",
          Division.class, "product",
          Modulo.class, "product",
          Concat.class, "concat");

  private static final Set<Class<? extends Expression>> COMPARISONS =
      Set.of(
          EqualsTo.class,
          NotEqualsTo.class,
          MinorThan.class,
          MinorThanEquals.class,
          GreaterThan.class,
          GreaterThanEquals.class);

  private final TokenCursor cursor;
  private final QueryReader queries;
  private final CallReader calls;
  private int depth;

  ExpressionReader(TokenCursor cursor, QueryReader queries) {
    this.cursor = cursor;
    this.queries = queries;
    this.calls = new CallReader(cursor, this, queries);
  }

  Expr selectItem(Expression e) {
    if (e.getClass().equals(AllColumns.class)) {
      int start = cursor.position();
      cursor.take("*");
      return new Expr.Star(cursor.since(start), List.of());
    }
    if (e instanceof AllTableColumns star) {
      int start = cursor.position();
      List<Name> qualifier = dotted(star.getTable().getFullyQualifiedName());
      cursor.take(".", "*");
      return new Expr.Star(cursor.since(start), qualifier);
    }
    return read(e);
  }

  Expr read(Expression e) {
    if (++depth > MAX_DEPTH) {
      throw new RefusedSqlException("an expression nests deeper than " + MAX_DEPTH + " levels");
    }
    try {
      int start = cursor.position();
      return simple(e, start)
          .or(() -> predicate(e, start))
          .or(() -> calls.read(e, start))
          .orElseThrow(
              () ->
                  new RefusedSqlException(
                      e.getClass().getSimpleName()
                          + " is not among the expressions that a generated SELECT may hold"));
    } finally {
      depth--;
    }
  }

  List<Expr> list(ExpressionList<?> list) {
    if (list == null) {
      throw cursor.unexpected();
    }
    if (list instanceof ParenthesedExpressionList<?>) {
      return List.of(read(list));
    }
    return items(list);
  }

  private List<Expr> items(ExpressionList<?> list) {
    List<Expr> items = new ArrayList<>();
    for (Expression item : list) {
      if (!items.isEmpty()) {
        cursor.take(",");
      }
      items.add(read(item));
    }
    return items;
  }

  /**
   * A name with dots, which must be the one that the parser saw at this place. Quotes and dots are
   * left out of the comparison: the parser takes a dot inside quotes for one between names.
   */
  List<Name> dotted(String parsed) {
    List<Name> parts = new ArrayList<>();
    StringBuilder seen = new StringBuilder();
    do {
      Name name = cursor.name();
      seen.append(parts.isEmpty() ? "" : ".").append(name.written());
      parts.add(name);
    } while (cursor.at(".") && !cursor.at(".", "*") && cursor.skip("."));
    if (!unquoted(seen.toString()).equals(unquoted(parsed))) {
      throw new RefusedSqlException("the name " + seen + " is not understood");
    }
    return parts;
  }

  private static String unquoted(String name) {
    return String.join("", Runs.of(name, c -> "\"`.[]".indexOf(c) < 0));
  }

  private Optional<Expr> simple(Expression e, int start) {
    if (e instanceof Column column) {
      return Optional.of(column(column, start));
    }
    if (e instanceof DateUnitExpression) {
      // the parser takes a bare column called Year, Month or the like for a unit of time
      Name name = cursor.name();
      return Optional.of(new Expr.ColumnRef(cursor.since(start), List.of(), name));
    }
    if (e instanceof StringValue text) {
      Token token = cursor.take(Kind.STRING);
      if (!token.value().equals(text.getNotExcapedValue())) {
        throw new RefusedSqlException("a text literal is not understood");
      }
      return Optional.of(new Expr.Text(cursor.since(start), token.value()));
    }
    if (e instanceof LongValue || e instanceof DoubleValue) {
      Token token = cursor.take(Kind.NUMBER);
      return Optional.of(new Expr.Numeric(cursor.since(start), token.written()));
    }
    if (e instanceof NullValue) {
      cursor.take("NULL");
      return Optional.of(new Expr.Constant(cursor.since(start), "NULL"));
    }
    if (e instanceof BooleanValue value) {
      String word = value.getValue() ? "TRUE" : "FALSE";
      cursor.take(word);
      return Optional.of(new Expr.Constant(cursor.since(start), word));
    }
    if (e instanceof SignedExpression signed) {
      String sign = String.valueOf(signed.getSign());
      if (!sign.equals("-") && !sign.equals("+")) {
        throw new RefusedSqlException("the sign '" + sign + "' is not allowed");
      }
      cursor.take(sign);
      Expr operand = read(signed.getExpression());
      return Optional.of(new Expr.Prefixed(cursor.since(start), sign, operand));
    }
    if (e instanceof ParenthesedExpressionList<?> list) {
      cursor.take("(");
      List<Expr> items = items(list);
      cursor.take(")");
      return Optional.of(new Expr.Group(cursor.since(start), items));
    }
    if (e.getClass().equals(ParenthesedSelect.class)) {
      Query query = queries.parenthesised((ParenthesedSelect) e);
      return Optional.of(new Expr.Subquery(cursor.since(start), "", query));
    }
    return Optional.empty();
  }

  private Expr column(Column column, int start) {
    Token token = cursor.peek();
    if (token.kind() == Kind.STRING && token.written().equals(column.getFullyQualifiedName())) {
      cursor.take(Kind.STRING);
      return new Expr.Text(cursor.since(start), token.value());
    }
    List<Name> parts = dotted(column.getFullyQualifiedName());
    Name name = parts.get(parts.size() - 1);
    if (parts.size() == 1 && CallReader.BARE.contains(token.value()) && !name.quoted()) {
      return CallReader.bare(cursor.since(start), token.value());
    }
    return new Expr.ColumnRef(cursor.since(start), parts.subList(0, parts.size() - 1), name);
  }

  private Optional<Expr> predicate(Expression e, int start) {
    if (RANKS.containsKey(e.getClass())) {
      return Optional.of(chain((BinaryExpression) e, start));
    }
    if (COMPARISONS.contains(e.getClass())) {
      ComparisonOperator comparison = (ComparisonOperator) e;
      Expr left = read(comparison.getLeftExpression());
      Token operator = cursor.take(Kind.SYMBOL);
      if (!operator.value().equals(comparison.getStringExpression())) {
        throw new RefusedSqlException("the operator " + operator.written() + " is not understood");
      }
      return Optional.of(compared(start, left, operator.value(), comparison.getRightExpression()));
    }
    if (e instanceof LikeExpression like) {
      return Optional.of(like(like, start));
    }
    if (e instanceof IsDistinctExpression distinct) {
      Expr left = read(distinct.getLeftExpression());
      cursor.take("IS");
      String operator = cursor.skip("NOT") ? "IS NOT DISTINCT FROM" : "IS DISTINCT FROM";
      cursor.take("DISTINCT", "FROM");
      return Optional.of(compared(start, left, operator, distinct.getRightExpression()));
    }
    if (e instanceof NotExpression not) {
      cursor.take("NOT");
      Expr operand = read(not.getExpression());
      return Optional.of(new Expr.Prefixed(cursor.since(start), "NOT", operand));
    }
    if (e instanceof Between between) {
      Expr operand = read(between.getLeftExpression());
      boolean negated = cursor.skip("NOT");
      cursor.take("BETWEEN");
      Expr low = read(between.getBetweenExpressionStart());
      cursor.take("AND");
      Expr high = read(between.getBetweenExpressionEnd());
      return Optional.of(new Expr.Between(cursor.since(start), operand, negated, low, high));
    }
    if (e instanceof InExpression in) {
      Expr operand = read(in.getLeftExpression());
      boolean negated = cursor.skip("NOT");
      cursor.take("IN");
      if (!cursor.at("(")) {
        throw cursor.unexpected();
      }
      Expr set = read(in.getRightExpression());
      return Optional.of(new Expr.In(cursor.since(start), operand, negated, set));
    }
    if (e instanceof IsNullExpression test) {
      return Optional.of(is(start, test.getLeftExpression(), "NULL"));
    }
    if (e instanceof IsBooleanExpression test) {
      return Optional.of(is(start, test.getLeftExpression(), test.isTrue() ? "TRUE" : "FALSE"));
    }
    if (e instanceof ExistsExpression exists) {
      boolean negated = cursor.skip("NOT");
      int word = cursor.position();
      cursor.take("EXISTS");
      if (!exists.getRightExpression().getClass().equals(ParenthesedSelect.class)) {
        throw cursor.unexpected();
      }
      Query query = queries.parenthesised((ParenthesedSelect) exists.getRightExpression());
      Expr found = new Expr.Subquery(cursor.since(word), "EXISTS", query);
      return Optional.of(negated ? new Expr.Prefixed(cursor.since(start), "NOT", found) : found);
    }
    return Optional.empty();
  }

  private Expr compared(int start, Expr left, String operator, Expression rightSide) {
    Expr right = read(rightSide);
    return new Expr.Comparison(cursor.since(start), left, operator, right, Optional.empty());
  }

  private Expr is(int start, Expression operand, String word) {
    Expr read = read(operand);
    cursor.take("IS");
    String test = cursor.skip("NOT") ? "IS NOT " + word : "IS " + word;
    cursor.take(word);
    return new Expr.Is(cursor.since(start), read, test);
  }

  private Expr like(LikeExpression like, int start) {
    Expr left = read(like.getLeftExpression());
    String negation = cursor.skip("NOT") ? "NOT " : "";
    String word = cursor.take(Kind.WORD).value();
    if (!word.equals("LIKE") && !word.equals("ILIKE")) {
      throw new RefusedSqlException(word + " is not allowed; LIKE is");
    }
    Expr right = read(like.getRightExpression());
    Optional<Expr> escape = Optional.empty();
    if (like.getEscape() != null) {
      cursor.take("ESCAPE");
      escape = Optional.of(read(like.getEscape()));
    }
    return new Expr.Comparison(cursor.since(start), left, negation + word, right, escape);
  }

  private Expr chain(BinaryExpression e, int start) {
    String rank = RANKS.get(e.getClass());
    Deque<BinaryExpression> spine = new ArrayDeque<>();
    Expression left = e;
    while (left instanceof BinaryExpression binary && rank.equals(RANKS.get(left.getClass()))) {
      spine.push(binary);
      left = binary.getLeftExpression();
    }
    List<Expr> operands = new ArrayList<>(List.of(read(left)));
    List<String> operators = new ArrayList<>();
    for (BinaryExpression binary : spine) {
      String operator = binary.getStringExpression();
      cursor.take(operator);
      operators.add(operator);
      operands.add(read(binary.getRightExpression()));
    }
    return new Expr.Chain(cursor.since(start), operands, operators);
  }
}
