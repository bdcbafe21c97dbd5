package io.github.askjdbc.decision.confidence;

import io.github.askjdbc.sql.Operations;
import io.github.askjdbc.sql.ParsedQuery;
import io.github.askjdbc.sql.Predicate.Operator;
import io.github.askjdbc.sql.Shape.Part;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Predicate;
import java.util.function.ToLongFunction;

/** What of a query its question's wording should tell: how many of what it has, up to "many". */
public final class ShapeFactors {

  /** A count and the number from which on it is "many". */
  private record Factor(int many, ToLongFunction<ParsedQuery> count) {}

  private static final Map<String, Factor> FACTORS = factors();

  private ShapeFactors() {}

  /** The names of the counts, with how many values each has. */
  public static Map<String, Integer> valueCounts() {
    Map<String, Integer> counts = new LinkedHashMap<>();
    FACTORS.forEach((name, factor) -> counts.put(name, factor.many() + 1));
    return counts;
  }

  /** The counts of a query, from 0. */
  public static Map<String, Integer> of(ParsedQuery query) {
    Map<String, Integer> values = new LinkedHashMap<>();
    FACTORS.forEach(
        (name, factor) ->
            values.put(name, (int) Math.min(factor.many(), factor.count().applyAsLong(query))));
    return values;
  }

  private static Map<String, Factor> factors() {
    Map<String, Factor> factors = new LinkedHashMap<>();
    factors.put("items", counted(4, Part.ITEM));
    factors.put("selects", counted(3, Part.SELECT));
    factors.put("tables", counted(4, Part.TABLE));
    factors.put("comparisons", new Factor(4, ShapeFactors::conditions));
    factors.put("texts", counted(3, Part.TEXT));
    factors.put("numbers", counted(3, Part.NUMBER));
    factors.put("calls", counted(3, Part.CALL));
    factors.put("orders", new Factor(2, query -> query.shape().orderKeys()));
    factors.put("descending", counted(1, Part.DESCENDING));
    factors.put("grouped", counted(1, Part.GROUP_BY));
    factors.put("having", counted(1, Part.HAVING));
    factors.put("distinct", counted(1, Part.DISTINCT));
    factors.put("limit", counted(1, Part.LIMIT));
    factors.put("star", counted(1, Part.STAR));
    factors.put("subquery", counted(1, Part.SUBQUERY));
    factors.put("count", flag(does -> does.calls("COUNT")));
    factors.put("average", flag(does -> does.calls("AVG")));
    factors.put("sum", flag(does -> does.calls("SUM")));
    factors.put("maximum", flag(does -> does.calls("MAX")));
    factors.put("minimum", flag(does -> does.calls("MIN")));
    factors.put("greater", flag(does -> compares(does, ">")));
    factors.put("less", flag(does -> compares(does, "<")));
    factors.put("like", flag(does -> does.compares(Operator.LIKE, Operator.NOT_LIKE)));
    factors.put("not", flag(Operations::negates));
    factors.put("or", flag(Operations::alternates));
    factors.put("intersect", flag(does -> does.combines("INTERSECT")));
    factors.put("except", flag(does -> does.combines("EXCEPT")));
    return factors;
  }

  private static Factor counted(int many, Part part) {
    return new Factor(many, query -> query.shape().count(part));
  }

  private static Factor flag(Predicate<Operations> test) {
    return new Factor(1, query -> test.test(query.operations()) ? 1 : 0);
  }

  /** All but joins and EXISTS. */
  private static long conditions(ParsedQuery query) {
    return query.operations().predicates().stream()
        .filter(one -> !one.equatesNames())
        .filter(one -> one.operator() != Operator.EXISTS && one.operator() != Operator.NOT_EXISTS)
        .count();
  }

  /** An inequality counts for both signs in it. */
  private static boolean compares(Operations operations, String sign) {
    return operations.comparisons().stream().anyMatch(one -> one.written().contains(sign));
  }
}
