package io.github.askjdbc.sql;

import io.github.askjdbc.sql.Token.Kind;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import net.sf.jsqlparser.expression.BinaryExpression;
import net.sf.jsqlparser.expression.Expression;
import net.sf.jsqlparser.expression.NotExpression;
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
import net.sf.jsqlparser.statement.select.ParenthesedSelect;

/** Reads operators and conditions; a kind that is not named here is refused. */
final class PredicateReader {
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
  private final ExpressionReader expressions;
  private final QueryReader queries;

  PredicateReader(TokenCursor cursor, ExpressionReader expressions, QueryReader queries) {
    this.cursor = cursor;
    this.expressions = expressions;
    this.queries = queries;
  }

  Optional<Expr> read(Expression e, int start) {
    if (RANKS.containsKey(e.getClass())) {
      return Optional.of(chain((BinaryExpression) e, start));
    }
    if (COMPARISONS.contains(e.getClass())) {
      return Optional.of(comparison((ComparisonOperator) e, start));
    }
    if (e instanceof LikeExpression like) {
      return Optional.of(like(like, start));
    }
    if (e instanceof IsDistinctExpression distinct) {
      return Optional.of(distinct(distinct, start));
    }
    if (e instanceof NotExpression not) {
      cursor.take("NOT");
      Expr operand = expressions.read(not.getExpression());
      return Optional.of(new Expr.Prefixed(cursor.since(start), "NOT", operand));
    }
    if (e instanceof Between between) {
      return Optional.of(between(between, start));
    }
    if (e instanceof InExpression in) {
      return Optional.of(in(in, start));
    }
    if (e instanceof IsNullExpression test) {
      return Optional.of(is(start, test.getLeftExpression(), "NULL"));
    }
    if (e instanceof IsBooleanExpression test) {
      return Optional.of(is(start, test.getLeftExpression(), test.isTrue() ? "TRUE" : "FALSE"));
    }
    return e instanceof ExistsExpression exists
        ? Optional.of(exists(exists, start))
        : Optional.empty();
  }

  private Expr comparison(ComparisonOperator comparison, int start) {
    Expr left = expressions.read(comparison.getLeftExpression());
    Token operator = cursor.take(Kind.SYMBOL);
    if (!operator.value().equals(comparison.getStringExpression())) {
      throw new RefusedSqlException("the operator " + operator.written() + " is not understood");
    }
    return compared(start, left, operator.value(), comparison.getRightExpression());
  }

  private Expr distinct(IsDistinctExpression distinct, int start) {
    Expr left = expressions.read(distinct.getLeftExpression());
    cursor.take("IS");
    String operator = cursor.skip("NOT") ? "IS NOT DISTINCT FROM" : "IS DISTINCT FROM";
    cursor.take("DISTINCT", "FROM");
    return compared(start, left, operator, distinct.getRightExpression());
  }

  private Expr between(Between between, int start) {
    Expr operand = expressions.read(between.getLeftExpression());
    boolean negated = cursor.skip("NOT");
    cursor.take("BETWEEN");
    Expr low = expressions.read(between.getBetweenExpressionStart());
    cursor.take("AND");
    Expr high = expressions.read(between.getBetweenExpressionEnd());
    return new Expr.Between(cursor.since(start), operand, negated, low, high);
  }

  private Expr in(InExpression in, int start) {
    Expr operand = expressions.read(in.getLeftExpression());
    boolean negated = cursor.skip("NOT");
    cursor.take("IN");
    if (!cursor.at("(")) {
      throw cursor.unexpected();
    }
    Expr set = expressions.read(in.getRightExpression());
    return new Expr.In(cursor.since(start), operand, negated, set);
  }

  private Expr exists(ExistsExpression exists, int start) {
    boolean negated = cursor.skip("NOT");
    int word = cursor.position();
    cursor.take("EXISTS");
    if (!exists.getRightExpression().getClass().equals(ParenthesedSelect.class)) {
      throw cursor.unexpected();
    }
    Query query = queries.parenthesised((ParenthesedSelect) exists.getRightExpression());
    Expr found = new Expr.Subquery(cursor.since(word), "EXISTS", query);
    return negated ? new Expr.Prefixed(cursor.since(start), "NOT", found) : found;
  }

  private Expr compared(int start, Expr left, String operator, Expression rightSide) {
    Expr right = expressions.read(rightSide);
    return new Expr.Comparison(cursor.since(start), left, operator, right, Optional.empty());
  }

  private Expr is(int start, Expression operand, String word) {
    Expr read = expressions.read(operand);
    cursor.take("IS");
    String test = cursor.skip("NOT") ? "IS NOT " + word : "IS " + word;
    cursor.take(word);
    return new Expr.Is(cursor.since(start), read, test);
  }

  private Expr like(LikeExpression like, int start) {
    Expr left = expressions.read(like.getLeftExpression());
    String negation = cursor.skip("NOT") ? "NOT " : "";
    String word = cursor.take(Kind.WORD).value();
    if (!word.equals("LIKE") && !word.equals("ILIKE")) {
      throw new RefusedSqlException(word + " is not allowed; LIKE is");
    }
    Expr right = expressions.read(like.getRightExpression());
    Optional<Expr> escape = Optional.empty();
    if (like.getEscape() != null) {
      cursor.take("ESCAPE");
      escape = Optional.of(expressions.read(like.getEscape()));
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
    List<Expr> operands = new ArrayList<>(List.of(expressions.read(left)));
    List<String> operators = new ArrayList<>();
    for (BinaryExpression binary : spine) {
      String operator = binary.getStringExpression();
      cursor.take(operator);
      operators.add(operator);
      operands.add(expressions.read(binary.getRightExpression()));
    }
    return new Expr.Chain(cursor.since(start), operands, operators);
  }
}
