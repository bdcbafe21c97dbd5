package io.github.askjdbc.sql;

import io.github.askjdbc.sql.Query.CommonTable;
import io.github.askjdbc.sql.Query.Limit;
import io.github.askjdbc.sql.Token.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import net.sf.jsqlparser.schema.Table;
import net.sf.jsqlparser.statement.select.FromItem;
import net.sf.jsqlparser.statement.select.OrderByElement;
import net.sf.jsqlparser.statement.select.ParenthesedSelect;
import net.sf.jsqlparser.statement.select.PlainSelect;
import net.sf.jsqlparser.statement.select.SetOperationList;
import net.sf.jsqlparser.statement.select.WithItem;

/**
 * Reads the parser's tree of a SELECT into our records, taking the tokens of the text as it goes.
 */
final class QueryReader {
  private final TokenCursor cursor;
  private final ExpressionReader expressions;

  QueryReader(TokenCursor cursor) {
    this.cursor = cursor;
    this.expressions = new ExpressionReader(cursor, this);
  }

  /**
   * The whole text as one query.
   *
   * @throws RefusedSqlException if anything in it is not allowed
   */
  Query whole(net.sf.jsqlparser.statement.select.Select select) {
    Query query = query(select);
    if (cursor.peek().kind() != Kind.END) {
      throw cursor.unexpected();
    }
    return query;
  }

  Query query(net.sf.jsqlparser.statement.select.Select select) {
    int start = cursor.position();
    List<CommonTable> with = with(select);
    QueryBody body = select instanceof SetOperationList set ? setOperation(set) : operand(select);
    List<OrderItem> orderBy = orderBy(select.getOrderByElements());
    Optional<Limit> limit = new LimitReader(cursor).read();
    return new Query(cursor.since(start), with, body, orderBy, limit);
  }

  private List<CommonTable> with(net.sf.jsqlparser.statement.select.Select select) {
    List<CommonTable> tables = new ArrayList<>();
    if (select.getWithItemsList() == null || select.getWithItemsList().isEmpty()) {
      return tables;
    }
    cursor.take("WITH");
    if (cursor.at("RECURSIVE")) {
      throw new RefusedSqlException("a recursive WITH is not allowed, since it may never end");
    }
    for (WithItem<?> item : select.getWithItemsList()) {
      if (!tables.isEmpty()) {
        cursor.take(",");
      }
      int start = cursor.position();
      Name name = cursor.name();
      List<Name> columns = cursor.at("(") ? names() : List.of();
      cursor.take("AS");
      if (item.getParenthesedStatement() == null
          || !item.getParenthesedStatement().getClass().equals(ParenthesedSelect.class)) {
        throw new RefusedSqlException("WITH may hold SELECTs only");
      }
      Query query = parenthesised((ParenthesedSelect) item.getParenthesedStatement());
      tables.add(new CommonTable(cursor.since(start), name, columns, query));
    }
    return tables;
  }

  Query parenthesised(ParenthesedSelect select) {
    cursor.take("(");
    Query query = query(select.getSelect());
    cursor.take(")");
    return query;
  }

  private QueryBody setOperation(SetOperationList set) {
    int start = cursor.position();
    List<QueryBody> operands = new ArrayList<>();
    List<String> operators = new ArrayList<>();
    for (net.sf.jsqlparser.statement.select.Select operand : set.getSelects()) {
      if (!operands.isEmpty()) {
        String operator = cursor.take(Kind.WORD).value();
        if (!List.of("UNION", "INTERSECT", "EXCEPT").contains(operator)) {
          throw new RefusedSqlException(operator + " is not allowed between SELECTs");
        }
        operators.add(cursor.skip("ALL") ? operator + " ALL" : operator);
      }
      operands.add(operand(operand));
    }
    return new QueryBody.SetOperation(cursor.since(start), operands, operators);
  }

  private QueryBody operand(net.sf.jsqlparser.statement.select.Select select) {
    int start = cursor.position();
    if (select.getClass().equals(ParenthesedSelect.class)) {
      Query nested = parenthesised((ParenthesedSelect) select);
      return new QueryBody.Nested(cursor.since(start), nested);
    }
    if (select instanceof PlainSelect plain) {
      return select(plain);
    }
    throw new RefusedSqlException(
        select.getClass().getSimpleName() + " is not allowed where a SELECT is wanted");
  }

  private QueryBody select(PlainSelect select) {
    int start = cursor.position();
    cursor.take("SELECT");
    boolean distinct = select.getDistinct() != null;
    if (distinct) {
      cursor.take("DISTINCT");
    } else {
      cursor.skip("ALL");
    }
    List<SelectItem> items = new ArrayList<>();
    for (net.sf.jsqlparser.statement.select.SelectItem<?> item : select.getSelectItems()) {
      if (!items.isEmpty()) {
        cursor.take(",");
      }
      items.add(item(item));
    }
    List<Relation> from = from(select);
    Optional<Expr> where = Optional.empty();
    if (select.getWhere() != null) {
      cursor.take("WHERE");
      where = Optional.of(expressions.read(select.getWhere()));
    }
    List<Expr> groupBy = List.of();
    if (select.getGroupBy() != null) {
      cursor.take("GROUP", "BY");
      groupBy = expressions.list(select.getGroupBy().getGroupByExpressionList());
    }
    Optional<Expr> having = Optional.empty();
    if (select.getHaving() != null) {
      cursor.take("HAVING");
      having = Optional.of(expressions.read(select.getHaving()));
    }
    return new QueryBody.Select(cursor.since(start), distinct, items, from, where, groupBy, having);
  }

  private SelectItem item(net.sf.jsqlparser.statement.select.SelectItem<?> item) {
    int start = cursor.position();
    Expr value = expressions.selectItem(item.getExpression());
    Optional<Name> alias = alias(item.getAlias());
    return new SelectItem(cursor.since(start), value, alias);
  }

  private Optional<Name> alias(net.sf.jsqlparser.expression.Alias alias) {
    if (alias == null) {
      return Optional.empty();
    }
    cursor.skip("AS");
    Name name = cursor.name();
    if (!name.written().equals(alias.getName())) {
      throw new RefusedSqlException("the alias " + name.written() + " is not understood");
    }
    return Optional.of(name);
  }

  private List<Relation> from(PlainSelect select) {
    List<Relation> from = new ArrayList<>();
    if (select.getFromItem() == null) {
      return from;
    }
    cursor.take("FROM");
    from.add(relation(select.getFromItem()));
    if (select.getJoins() != null) {
      for (net.sf.jsqlparser.statement.select.Join join : select.getJoins()) {
        from.add(join(join));
      }
    }
    return from;
  }

  private Relation relation(FromItem item) {
    int start = cursor.position();
    if (item instanceof Table table) {
      List<Name> parts = expressions.dotted(table.getFullyQualifiedName());
      Optional<Name> alias = alias(table.getAlias());
      return new Relation.TableRef(cursor.since(start), parts, alias);
    }
    if (item.getClass().equals(ParenthesedSelect.class)) {
      Query query = parenthesised((ParenthesedSelect) item);
      Optional<Name> alias = alias(item.getAlias());
      return new Relation.Derived(cursor.since(start), query, alias);
    }
    throw new RefusedSqlException(
        item.getClass().getSimpleName()
            + " is not allowed in FROM; tables by name and SELECTs in parentheses are");
  }

  private Relation join(net.sf.jsqlparser.statement.select.Join join) {
    int start = cursor.position();
    String kind = joinKind();
    Relation right = relation(join.getFromItem());
    Optional<Expr> on = Optional.empty();
    if (join.getOnExpressions() != null && join.getOnExpressions().size() == 1) {
      cursor.take("ON");
      on = Optional.of(expressions.read(join.getOnExpressions().iterator().next()));
    }
    List<Name> using = cursor.skip("USING") ? names() : List.of();
    return new Relation.Join(cursor.since(start), kind, right, on, using);
  }

  private String joinKind() {
    if (cursor.skip(",")) {
      return ",";
    }
    StringBuilder kind = new StringBuilder(cursor.skip("NATURAL") ? "NATURAL " : "");
    for (String side : List.of("LEFT", "RIGHT", "FULL")) {
      if (cursor.skip(side)) {
        kind.append(side).append(' ');
        cursor.skip("OUTER");
      }
    }
    if (cursor.skip("CROSS")) {
      kind.append("CROSS ");
    } else {
      cursor.skip("INNER");
    }
    cursor.take("JOIN");
    return kind.append("JOIN").toString();
  }

  private List<Name> names() {
    cursor.take("(");
    List<Name> names = cursor.each(",", cursor::name);
    cursor.take(")");
    return names;
  }

  List<OrderItem> orderBy(List<OrderByElement> elements) {
    List<OrderItem> items = new ArrayList<>();
    if (elements == null || elements.isEmpty()) {
      return items;
    }
    cursor.take("ORDER", "BY");
    for (OrderByElement element : elements) {
      if (!items.isEmpty()) {
        cursor.take(",");
      }
      int start = cursor.position();
      Expr key = expressions.read(element.getExpression());
      boolean descending = cursor.skip("DESC");
      if (!descending) {
        cursor.skip("ASC");
      }
      Optional<String> nulls = Optional.empty();
      if (cursor.skip("NULLS")) {
        nulls = Optional.of(cursor.skip("FIRST") ? "FIRST" : "LAST");
        if (nulls.get().equals("LAST")) {
          cursor.take("LAST");
        }
      }
      items.add(new OrderItem(cursor.since(start), key, descending, nulls));
    }
    return items;
  }
}
