package io.github.askjdbc.decision.confidence;

import io.github.askjdbc.sql.Expr;
import io.github.askjdbc.sql.OrderItem;
import io.github.askjdbc.sql.ParsedQuery;
import io.github.askjdbc.sql.Placed;
import io.github.askjdbc.sql.QueryBody;
import io.github.askjdbc.sql.Relation;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Predicate;
import java.util.function.ToLongFunction;

/** What of a query its question's wording should tell: how many of what it has, up to "many". */
final class QueryShape {

  /** A count and the number from which on it is "many". */
  private record Factor(int many, ToLongFunction<ParsedQuery> count) {}

  private static final Map<String, Factor> FACTORS = factors();

  private QueryShape() {}

  /** The names of the counts, with how many values each has. */
  static Map<String, Integer> valueCounts() {
    Map<String, Integer> counts = new LinkedHashMap<>();
    FACTORS.forEach((name, factor) -> counts.put(name, factor.many() + 1));
    return counts;
  }

  /** The counts of a query, from 0. */
  static Map<String, Integer> of(ParsedQuery query) {
    Map<String, Integer> values = new LinkedHashMap<>();
    FACTORS.forEach(
        (name, factor) ->
            values.put(name, (int) Math.min(factor.many(), factor.count().applyAsLong(query))));
    return values;
  }

  private static Map<String, Factor> factors() {
    Map<String, Factor> factors = new LinkedHashMap<>();
    factors.put("items", new Factor(4, query -> outer(query).items().size()));
    factors.put("selects", new Factor(3, query -> query.selects().size()));
    factors.put("tables", new Factor(4, query -> query.all(Relation.TableRef.class).size()));
    factors.put("comparisons", new Factor(4, QueryShape::conditions));
    factors.put("texts", new Factor(3, query -> query.textLiterals().size()));
    factors.put("numbers", new Factor(3, query -> query.numbers().size()));
    factors.put("calls", new Factor(3, query -> query.calls().size()));
    factors.put("orders", new Factor(2, query -> query.all(OrderItem.class).size()));
    factors.put("descending", flag(query -> orders(query, true)));
    factors.put("grouped", flag(query -> selects(query, s -> !s.groupBy().isEmpty())));
    factors.put("having", flag(query -> selects(query, s -> s.having().isPresent())));
    factors.put("distinct", flag(query -> selects(query, QueryBody.Select::distinct)));
    factors.put("limit", flag(query -> query.query().limit().isPresent()));
    factors.put("star", flag(query -> !query.all(Expr.Star.class).isEmpty()));
    factors.put("subquery", flag(query -> !query.all(Expr.Subquery.class).isEmpty()));
    factors.put("count", flag(query -> calls(query, "COUNT")));
    factors.put("average", flag(query -> calls(query, "AVG")));
    factors.put("sum", flag(query -> calls(query, "SUM")));
    factors.put("maximum", flag(query -> calls(query, "MAX")));
    factors.put("minimum", flag(query -> calls(query, "MIN")));
    factors.put("greater", flag(query -> compares(query, ">")));
    factors.put("less", flag(query -> compares(query, "<")));
    factors.put("like", flag(query -> compares(query, "LIKE")));
    factors.put("not", flag(QueryShape::negates));
    factors.put("or", flag(QueryShape::alternatives));
    factors.put("intersect", flag(query -> sets(query, "INTERSECT")));
    factors.put("except", flag(query -> sets(query, "EXCEPT")));
    return factors;
  }

  private static Factor flag(Predicate<ParsedQuery> test) {
    return new Factor(1, query -> test.test(query) ? 1 : 0);
  }

  private static QueryBody.Select outer(ParsedQuery query) {
    return query.selects().get(0).node();
  }

  private static long conditions(ParsedQuery query) {
    return query.all(Expr.Comparison.class).stream()
            .filter(comparison -> !joins(comparison.node()))
            .count()
        + query.all(Expr.Between.class).size()
        + query.all(Expr.In.class).size()
        + query.all(Expr.Is.class).size();
  }

  private static boolean joins(Expr.Comparison comparison) {
    return comparison.left() instanceof Expr.ColumnRef left
        && comparison.right() instanceof Expr.ColumnRef right
        && comparison.operator().equals("=")
        && !left.name().value().isEmpty()
        && !right.name().value().isEmpty();
  }

  private static boolean orders(ParsedQuery query, boolean descending) {
    return query.all(OrderItem.class).stream()
        .anyMatch(item -> item.node().descending() == descending);
  }

  private static boolean calls(ParsedQuery query, String name) {
    return query.calls().stream().anyMatch(call -> call.node().name().equals(name));
  }

  private static boolean compares(ParsedQuery query, String sign) {
    return query.all(Expr.Comparison.class).stream()
        .anyMatch(comparison -> comparison.node().operator().contains(sign));
  }

  private static boolean negates(ParsedQuery query) {
    return compares(query, "!=")
        || compares(query, "<>")
        || compares(query, "NOT")
        || query.all(Expr.In.class).stream().anyMatch(in -> in.node().negated())
        || query.all(Expr.Prefixed.class).stream().anyMatch(p -> p.node().operator().equals("NOT"));
  }

  private static boolean alternatives(ParsedQuery query) {
    return sets(query, "UNION")
        || query.all(Expr.Chain.class).stream()
            .anyMatch(chain -> chain.node().operators().contains("OR"));
  }

  private static boolean sets(ParsedQuery query, String operator) {
    return query.all(QueryBody.SetOperation.class).stream()
        .map(Placed::node)
        .flatMap(set -> set.operators().stream())
        .anyMatch(found -> found.startsWith(operator));
  }

  private static boolean selects(ParsedQuery query, Predicate<QueryBody.Select> test) {
    return query.selects().stream().map(Placed::node).anyMatch(test);
  }
}
