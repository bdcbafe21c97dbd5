package io.github.askjdbc.sql;

import io.github.askjdbc.catalog.ColumnName;
import io.github.askjdbc.catalog.ReadNames;
import io.github.askjdbc.catalog.Table;
import io.github.askjdbc.text.WrittenNumber;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A query with what its names mean in a database.
 *
 * @param tables every stored table it reads, once each, in the order of the text
 * @param columns the stored column that a reference means, followed through aliases and subqueries;
 *     references to computed columns have none
 * @param textual double-quoted names that mean text, since no column is named so
 * @param problems for persons: names that are unknown, unclear or private; empty when all is well
 * @param uses the place in FROM that gives a column; references into subqueries have none
 * @param selects every SELECT, in the order of the text
 * @param dependent subqueries that speak of columns or WITH tables outside themselves; compared by
 *     identity
 * @param spelling what is written otherwise than in the text
 * @param facts what it does
 */
public record ResolvedQuery(
    ParsedQuery query,
    List<Table> tables,
    Map<Expr.ColumnRef, ColumnName> columns,
    Set<Expr.ColumnRef> textual,
    List<String> problems,
    Map<Expr.ColumnRef, TableUse> uses,
    List<ResolvedSelect> selects,
    Set<Query> dependent,
    Spelling spelling,
    QueryFacts facts) {
  public ResolvedQuery {
    tables = List.copyOf(tables);
    columns = Map.copyOf(columns);
    textual = Set.copyOf(textual);
    problems = List.copyOf(problems);
    uses = Map.copyOf(uses);
    selects = List.copyOf(selects);
    Set<Query> identical = Collections.newSetFromMap(new IdentityHashMap<>());
    identical.addAll(dependent);
    dependent = Collections.unmodifiableSet(identical);
  }

  /** The names by which it reaches into the database. */
  public ReadNames readNames() {
    return new ReadNames(
        tables.stream().map(Table::name).toList(),
        query.calls().stream().map(call -> call.node().name()).collect(Collectors.toSet()));
  }

  /** The SELECTs whose rows are the result: one, or the operands of a set operation. */
  public List<ResolvedSelect> outermost() {
    return selects.stream().filter(select -> select.depth() == 0).toList();
  }

  /** A subquery as a statement of its own; empty where it would mean something else alone. */
  public Optional<String> alone(Query subquery) {
    return dependent.contains(subquery)
        ? Optional.empty()
        : Optional.of(QueryRenderer.render(subquery, spelling));
  }

  /**
   * A statement with a row for each row that the SELECT of a query reads, before it groups,
   * aggregates or limits.
   *
   * @return empty for a set operation, and where it would mean something else alone
   */
  public Optional<String> rowsRead(Query reading) {
    if (dependent.contains(reading) || !(reading.body() instanceof QueryBody.Select select)) {
      return Optional.empty();
    }
    Span span = select.span();
    List<SelectItem> one =
        List.of(new SelectItem(span, new Expr.Numeric(span, "1"), Optional.empty()));
    QueryBody body =
        new QueryBody.Select(
            span, false, one, select.from(), select.where(), List.of(), Optional.empty());
    return Optional.of(
        QueryRenderer.render(
            new Query(span, reading.with(), body, List.of(), Optional.empty()), spelling));
  }

  /** A statement with a row for each row of a table that meets a condition on that table alone. */
  public String rowsWhere(TableUse use, Expr condition) {
    Expr one = new Expr.Numeric(condition.span(), "1");
    return rows(false, one, use, Optional.of(condition));
  }

  /**
   * A statement with what a column holds, each once, in the rows of its table that meet a condition
   * on that table alone.
   *
   * @param column that the query need not name, with what stands before the columns of its table
   */
  public String kindsWhere(TableUse use, Expr.ColumnRef column, Expr condition) {
    return rows(true, column, use, Optional.of(condition));
  }

  /** A statement with the cells of a column of a stored table, one a row, in no order. */
  public String cells(Expr.ColumnRef column) {
    return rows(false, column, uses.get(column), Optional.empty());
  }

  private String rows(boolean distinct, Expr item, TableUse from, Optional<Expr> where) {
    Span span = item.span();
    List<SelectItem> items = List.of(new SelectItem(span, item, Optional.empty()));
    QueryBody body =
        new QueryBody.Select(
            span, distinct, items, List.of(from.ref()), where, List.of(), Optional.empty());
    return QueryRenderer.render(
        new Query(span, List.of(), body, List.of(), Optional.empty()), spelling);
  }

  /**
   * The SELECT of a query without its limit, each row with the keys of its order behind it.
   *
   * @return empty for a set operation, where it would mean something else alone, and where DISTINCT
   *     forbids further columns
   */
  public Optional<String> unlimitedWithKeys(Query limited) {
    if (dependent.contains(limited) || !(limited.body() instanceof QueryBody.Select select)) {
      return Optional.empty();
    }
    List<SelectItem> items = new ArrayList<>(select.items());
    for (OrderItem item : limited.orderBy()) {
      Expr key = meant(item.key(), select);
      if (select.distinct() && select.items().stream().noneMatch(one -> same(one.value(), key))) {
        return Optional.empty();
      }
      items.add(new SelectItem(item.key().span(), key, Optional.empty()));
    }
    Query changed =
        new Query(
            limited.span(),
            limited.with(),
            select.withItems(items),
            limited.orderBy(),
            Optional.empty());
    return Optional.of(QueryRenderer.render(changed, spelling));
  }

  /** Whether a key is the item, or names its column. */
  private boolean same(Expr item, Expr key) {
    boolean ofResult = !uses.containsKey(key);
    return item.equals(key)
        || (column(item).isPresent()
            && column(item).equals(column(key))
            && (ofResult || Objects.equals(uses.get(item), uses.get(key))));
  }

  /** A key of an order may be the name or the position of an item. */
  private static Expr meant(Expr key, QueryBody.Select select) {
    List<SelectItem> items = select.items();
    if (key instanceof Expr.Numeric number && WrittenNumber.isCount(number.written(), 2)) {
      int position = Integer.parseInt(number.written());
      return position <= items.size() ? items.get(position - 1).value() : key;
    }
    if (key instanceof Expr.ColumnRef column && column.qualifier().isEmpty()) {
      for (SelectItem item : items) {
        if (item.alias().filter(alias -> column.name().matches(alias.value())).isPresent()) {
          return item.value();
        }
      }
    }
    return key;
  }

  /** Every comparison of a stored column with a text literal, in the order of the text. */
  public List<Equality> equalities() {
    List<Equality> equalities = new ArrayList<>();
    for (Placed<Expr.Comparison> placed : query.all(Expr.Comparison.class)) {
      Expr.Comparison comparison = placed.node();
      if (comparison.operator().equals("=")) {
        Optional<ColumnName> column =
            column(comparison.left()).or(() -> column(comparison.right()));
        Optional<String> literal = text(comparison.right()).or(() -> text(comparison.left()));
        if (column.isPresent() && literal.isPresent()) {
          equalities.add(
              new Equality(column.get(), literal.get(), placed.clause(), comparison.span()));
        }
      }
    }
    return equalities;
  }

  /** The stored column that an expression is, if it is one and nothing else. */
  public Optional<ColumnName> column(Expr expr) {
    return expr instanceof Expr.ColumnRef ref
        ? Optional.ofNullable(columns.get(ref))
        : Optional.empty();
  }

  /** The text that an expression is, if it is a literal. */
  public Optional<String> text(Expr expr) {
    if (expr instanceof Expr.Text text) {
      return Optional.of(text.value());
    }
    return expr instanceof Expr.ColumnRef ref && textual.contains(ref)
        ? Optional.of(ref.name().value())
        : Optional.empty();
  }

  /**
   * The query with some of its parts exchanged, written anew from the tree; it has to pass the
   * guard again.
   *
   * @param exchanged parts of this very tree, and what stands in their place: an expression for an
   *     expression, a SELECT for a SELECT. Nothing is exchanged below what is put in.
   */
  public String with(IdentityHashMap<SqlNode, SqlNode> exchanged) {
    return QueryRenderer.render(new QueryRebuild(exchanged).query(query.query()), spelling);
  }

  /** The same with one part exchanged. */
  public String with(SqlNode part, SqlNode other) {
    IdentityHashMap<SqlNode, SqlNode> exchanged = new IdentityHashMap<>();
    exchanged.put(part, other);
    return with(exchanged);
  }

  /** The SQL to be executed: written anew from the tree. */
  public String render() {
    return QueryRenderer.render(query.query(), spelling);
  }
}
