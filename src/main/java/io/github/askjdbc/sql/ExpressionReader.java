package io.github.askjdbc.sql;

import io.github.askjdbc.sql.Token.Kind;
import io.github.askjdbc.text.Runs;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import net.sf.jsqlparser.expression.BooleanValue;
import net.sf.jsqlparser.expression.DateUnitExpression;
import net.sf.jsqlparser.expression.DoubleValue;
import net.sf.jsqlparser.expression.Expression;
import net.sf.jsqlparser.expression.LongValue;
import net.sf.jsqlparser.expression.NullValue;
import net.sf.jsqlparser.expression.SignedExpression;
import net.sf.jsqlparser.expression.StringValue;
import net.sf.jsqlparser.expression.operators.relational.ExpressionList;
import net.sf.jsqlparser.expression.operators.relational.ParenthesedExpressionList;
import net.sf.jsqlparser.schema.Column;
import net.sf.jsqlparser.statement.select.AllColumns;
import net.sf.jsqlparser.statement.select.AllTableColumns;
import net.sf.jsqlparser.statement.select.ParenthesedSelect;

/** Reads expressions; a kind that is not named here is refused. */
final class ExpressionReader {
  private static final int MAX_DEPTH = 200;

  private final TokenCursor cursor;
  private final QueryReader queries;
  private final PredicateReader predicates;
  private final FunctionReader functions;
  private final SpecialFormReader specialForms;
  private int depth;

  ExpressionReader(TokenCursor cursor, QueryReader queries) {
    this.cursor = cursor;
    this.queries = queries;
    this.predicates = new PredicateReader(cursor, this, queries);
    this.functions = new FunctionReader(cursor, this, queries);
    this.specialForms = new SpecialFormReader(cursor, this, queries);
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
          .or(() -> literal(e, start))
          .or(() -> predicates.read(e, start))
          .or(() -> functions.read(e, start))
          .or(() -> specialForms.read(e, start))
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
    if (e instanceof SignedExpression signed) {
      return Optional.of(signed(signed, start));
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

  private Expr signed(SignedExpression signed, int start) {
    String sign = String.valueOf(signed.getSign());
    if (!sign.equals("-") && !sign.equals("+")) {
      throw new RefusedSqlException("the sign '" + sign + "' is not allowed");
    }
    cursor.take(sign);
    Expr operand = read(signed.getExpression());
    return new Expr.Prefixed(cursor.since(start), sign, operand);
  }

  private Optional<Expr> literal(Expression e, int start) {
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
      return Optional.of(constant("NULL", start));
    }
    return e instanceof BooleanValue value
        ? Optional.of(constant(value.getValue() ? "TRUE" : "FALSE", start))
        : Optional.empty();
  }

  private Expr constant(String word, int start) {
    cursor.take(word);
    return new Expr.Constant(cursor.since(start), word);
  }

  private Expr column(Column column, int start) {
    Token token = cursor.peek();
    if (token.kind() == Kind.STRING && token.written().equals(column.getFullyQualifiedName())) {
      cursor.take(Kind.STRING);
      return new Expr.Text(cursor.since(start), token.value());
    }
    List<Name> parts = dotted(column.getFullyQualifiedName());
    Name name = parts.get(parts.size() - 1);
    if (parts.size() == 1 && SpecialFormReader.BARE.contains(token.value()) && !name.quoted()) {
      return Expr.Call.bare(cursor.since(start), token.value());
    }
    return new Expr.ColumnRef(cursor.since(start), parts.subList(0, parts.size() - 1), name);
  }
}
