package io.github.askjdbc.sql;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * One SELECT of a query with what its clauses speak of.
 *
 * @param orderBy that of the query whose whole body this SELECT is
 * @param depth 0 for the outermost SELECT and for the operands of an outermost set operation
 * @param tables the stored tables in its FROM, in the order of the text
 * @param plain whether its FROM holds nothing but stored tables
 * @param joins the equalities that join it together or with what is around it
 */
public record ResolvedSelect(
    QueryBody.Select select,
    List<OrderItem> orderBy,
    int depth,
    List<TableUse> tables,
    boolean plain,
    List<JoinEquality> joins) {

  /** A condition that every row of the result meets, and where it stands. */
  public record Condition(Expr expr, Clause clause) {}

  public ResolvedSelect {
    orderBy = List.copyOf(orderBy);
    tables = List.copyOf(tables);
    joins = List.copyOf(joins);
  }

  /** The same with further equalities, all in the order of the text. */
  ResolvedSelect joinedBy(List<JoinEquality> more) {
    List<JoinEquality> all =
        Stream.concat(joins.stream(), more.stream())
            .sorted(Comparator.comparingInt(join -> join.span().start()))
            .toList();
    return new ResolvedSelect(select, orderBy, depth, tables, plain, all);
  }

  /** The operands of the ANDs in ON, WHERE and HAVING, in the order of the text. */
  public List<Condition> conditions() {
    List<Condition> conditions = new ArrayList<>();
    for (Relation relation : select.from()) {
      if (relation instanceof Relation.Join join) {
        join.on().ifPresent(on -> add(on, Clause.JOIN, conditions));
      }
    }
    select.where().ifPresent(where -> add(where, Clause.WHERE, conditions));
    select.having().ifPresent(having -> add(having, Clause.HAVING, conditions));
    return conditions;
  }

  private static void add(Expr expr, Clause clause, List<Condition> conditions) {
    if (expr instanceof Expr.Chain chain && chain.conjunction()) {
      chain.operands().forEach(operand -> add(operand, clause, conditions));
    } else if (expr instanceof Expr.Group group && group.items().size() == 1) {
      add(group.items().get(0), clause, conditions);
    } else {
      conditions.add(new Condition(expr, clause));
    }
  }

  /** Aggregates over the rows of this SELECT, those of subqueries left out. */
  public List<Expr.Call> aggregates() {
    Stream<SqlNode> clauses =
        Stream.of(
                select.items().stream(),
                select.having().stream(),
                orderBy.stream().map(SqlNode.class::cast))
            .flatMap(part -> part);
    return clauses.flatMap(ResolvedSelect::own).flatMap(ResolvedSelect::aggregate).toList();
  }

  /** Whether it aggregates those rows that are like one of the query around it. */
  boolean aggregatesOfEach() {
    return depth > 0
        && joins.stream().anyMatch(join -> join.kind() == JoinEquality.Kind.CORRELATED)
        && !aggregates().isEmpty();
  }

  /** The node and all below it, without what belongs to a subquery. */
  public static Stream<SqlNode> own(SqlNode node) {
    return node instanceof Query
        ? Stream.of()
        : Stream.concat(Stream.of(node), node.children().stream().flatMap(ResolvedSelect::own));
  }

  private static Stream<Expr.Call> aggregate(SqlNode node) {
    return node instanceof Expr.Call call && call.aggregate() ? Stream.of(call) : Stream.of();
  }
}
