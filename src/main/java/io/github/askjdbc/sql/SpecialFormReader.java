package io.github.askjdbc.sql;

import io.github.askjdbc.sql.Token.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import net.sf.jsqlparser.expression.AnyComparisonExpression;
import net.sf.jsqlparser.expression.CaseExpression;
import net.sf.jsqlparser.expression.CastExpression;
import net.sf.jsqlparser.expression.DateTimeLiteralExpression;
import net.sf.jsqlparser.expression.Expression;
import net.sf.jsqlparser.expression.ExtractExpression;
import net.sf.jsqlparser.expression.IntervalExpression;
import net.sf.jsqlparser.expression.TimeKeyExpression;
import net.sf.jsqlparser.expression.TrimFunction;
import net.sf.jsqlparser.expression.WhenClause;
import net.sf.jsqlparser.statement.select.ParenthesedSelect;

/** Reads what SQL writes with keywords of its own: CASE, CAST, EXTRACT, INTERVAL and the like. */
final class SpecialFormReader {
  /** Functions that stand without parentheses, and so look like columns. */
  static final Set<String> BARE = AllowList.words("bare-functions.txt");

  private static final Set<String> DATE_LITERALS = Set.of("DATE", "TIME", "TIMESTAMP");
  private static final Set<String> UNITS =
      Set.of("SECOND", "MINUTE", "HOUR", "DAY", "WEEK", "MONTH", "QUARTER", "YEAR");

  private final TokenCursor cursor;
  private final ExpressionReader expressions;
  private final QueryReader queries;

  SpecialFormReader(TokenCursor cursor, ExpressionReader expressions, QueryReader queries) {
    this.cursor = cursor;
    this.expressions = expressions;
    this.queries = queries;
  }

  Optional<Expr> read(Expression e, int start) {
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
      return Optional.of(bare(start));
    }
    if (e instanceof ExtractExpression extract) {
      return Optional.of(extract(extract, start));
    }
    if (e instanceof IntervalExpression) {
      return Optional.of(interval(start));
    }
    if (e instanceof TrimFunction trim && trim.getFromExpression() == null) {
      return Optional.of(trim(trim, start));
    }
    return e instanceof AnyComparisonExpression any
            && any.getSelect() instanceof ParenthesedSelect select
        ? Optional.of(quantified(select, start))
        : Optional.empty();
  }

  private Expr bare(int start) {
    String name = cursor.take(Kind.WORD).value();
    if (!BARE.contains(name) || cursor.at("(")) {
      throw cursor.unexpected();
    }
    return Expr.Call.bare(cursor.since(start), name);
  }

  private Expr extract(ExtractExpression extract, int start) {
    cursor.take("EXTRACT", "(");
    String field = cursor.take(Kind.WORD).value();
    cursor.take("FROM");
    Expr operand = expressions.read(extract.getExpression());
    cursor.take(")");
    return new Expr.Extract(cursor.since(start), field, operand);
  }

  private Expr trim(TrimFunction trim, int start) {
    cursor.take("TRIM", "(");
    Expr operand = expressions.read(trim.getExpression());
    cursor.take(")");
    return Expr.Call.of(cursor.since(start), "TRIM", false, false, List.of(operand));
  }

  private Expr quantified(ParenthesedSelect select, int start) {
    String word = cursor.take(Kind.WORD).value();
    if (!Set.of("ANY", "SOME", "ALL").contains(word)) {
      throw cursor.unexpected();
    }
    Query query = queries.parenthesised(select);
    return new Expr.Subquery(cursor.since(start), word, query);
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
