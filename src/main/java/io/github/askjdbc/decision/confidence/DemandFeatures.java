package io.github.askjdbc.decision.confidence;

import io.github.askjdbc.decision.InspectedCandidate;
import io.github.askjdbc.decision.InspectedQuestion;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.sql.Expr;
import io.github.askjdbc.sql.OrderItem;
import io.github.askjdbc.sql.ParsedQuery;
import io.github.askjdbc.sql.Placed;
import io.github.askjdbc.sql.QueryBody;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/**
 * What the question's words ask the query to do, against what it does: asked for and not done, and
 * done though nobody asked.
 */
final class DemandFeatures implements FeatureGroup {

  /** Cues that ask for a deed, and how to see that a query does it. */
  private record Demand(Set<Cue> cues, Predicate<ParsedQuery> done) {}

  private static final Map<String, Demand> DEMANDS = demands();

  @Override
  public void add(FeatureRow row, InspectedQuestion question, InspectedCandidate candidate) {
    Set<Cue> asked = EnumSet.noneOf(Cue.class);
    for (Link link : question.question().links()) {
      if (link instanceof Link.ToCue cue) {
        asked.add(cue.cue());
      } else if (link instanceof Link.ToMetric metric) {
        asked.addAll(metric.cues());
      } else if (link instanceof Link.ToMeasure measure && measure.superlative()) {
        asked.add(measure.rising() ? Cue.TOP : Cue.BOTTOM);
      } else if (link instanceof Link.ToMeasure measure) {
        asked.add(measure.rising() ? Cue.MORE_THAN : Cue.LESS_THAN);
      }
    }
    int missing = 0;
    int extra = 0;
    for (Map.Entry<String, Demand> entry : DEMANDS.entrySet()) {
      boolean wanted = entry.getValue().cues().stream().anyMatch(asked::contains);
      boolean done = entry.getValue().done().test(candidate.query().query());
      // 0 where both or neither, 1 asked for and not done, -1 done unasked
      row.put("demand:" + entry.getKey(), wanted == done ? 0 : wanted ? 1 : -1);
      missing += wanted && !done ? 1 : 0;
      extra += done && !wanted ? 1 : 0;
    }
    row.put("demands:missing", missing);
    row.put("demands:extra", extra);
  }

  private static Map<String, Demand> demands() {
    Map<String, Demand> demands = new LinkedHashMap<>();
    demands.put("count", new Demand(EnumSet.of(Cue.COUNT), query -> calls(query, "COUNT")));
    demands.put("average", new Demand(EnumSet.of(Cue.AVERAGE), query -> calls(query, "AVG")));
    demands.put("sum", new Demand(EnumSet.of(Cue.SUM), query -> calls(query, "SUM")));
    demands.put(
        "highest",
        new Demand(
            EnumSet.of(Cue.MAXIMUM, Cue.TOP, Cue.FREQUENT),
            query -> calls(query, "MAX") || limited(query, true)));
    demands.put(
        "lowest",
        new Demand(
            EnumSet.of(Cue.MINIMUM, Cue.BOTTOM),
            query -> calls(query, "MIN") || limited(query, false)));
    demands.put(
        "more",
        new Demand(
            EnumSet.of(Cue.MORE_THAN, Cue.AT_LEAST, Cue.AFTER, Cue.SINCE, Cue.BETWEEN),
            query -> compares(query, ">") || between(query)));
    demands.put(
        "less",
        new Demand(
            EnumSet.of(Cue.LESS_THAN, Cue.AT_MOST, Cue.BEFORE, Cue.BETWEEN),
            query -> compares(query, "<") || between(query)));
    demands.put("not", new Demand(EnumSet.of(Cue.NOT), DemandFeatures::negates));
    demands.put("or", new Demand(EnumSet.of(Cue.OR), DemandFeatures::alternatives));
    demands.put(
        "each",
        new Demand(
            EnumSet.of(Cue.EACH, Cue.FREQUENT),
            query -> selects(query, select -> !select.groupBy().isEmpty())));
    demands.put(
        "distinct",
        new Demand(
            EnumSet.of(Cue.DISTINCT),
            query ->
                selects(query, QueryBody.Select::distinct)
                    || query.calls().stream().anyMatch(call -> call.node().distinct())));
    demands.put(
        "order",
        new Demand(
            EnumSet.of(
                Cue.ORDER, Cue.ASCENDING, Cue.DESCENDING, Cue.ALPHABETICAL, Cue.TOP, Cue.BOTTOM),
            query -> !query.all(OrderItem.class).isEmpty()));
    return demands;
  }

  private static boolean calls(ParsedQuery query, String name) {
    return query.calls().stream().anyMatch(call -> call.node().name().equals(name));
  }

  private static boolean limited(ParsedQuery query, boolean descending) {
    return query.query().limit().isPresent()
        && query.query().orderBy().stream().anyMatch(item -> item.descending() == descending);
  }

  private static boolean compares(ParsedQuery query, String sign) {
    return query.all(Expr.Comparison.class).stream()
        .map(comparison -> comparison.node().operator())
        .anyMatch(operator -> operator.equals(sign) || operator.equals(sign + "="));
  }

  private static boolean between(ParsedQuery query) {
    return !query.all(Expr.Between.class).isEmpty();
  }

  private static boolean negates(ParsedQuery query) {
    List<String> operators =
        query.all(Expr.Comparison.class).stream().map(c -> c.node().operator()).toList();
    return operators.stream().anyMatch(o -> o.equals("<>") || o.equals("!=") || o.contains("NOT"))
        || query.all(Expr.In.class).stream().anyMatch(in -> in.node().negated())
        || query.all(Expr.Prefixed.class).stream().anyMatch(p -> p.node().operator().equals("NOT"))
        || query.all(QueryBody.SetOperation.class).stream()
            .anyMatch(set -> set.node().operators().contains("EXCEPT"));
  }

  private static boolean alternatives(ParsedQuery query) {
    return query.all(QueryBody.SetOperation.class).stream()
            .anyMatch(set -> set.node().operators().get(0).startsWith("UNION"))
        || query.all(Expr.Chain.class).stream()
            .anyMatch(chain -> chain.node().operators().contains("OR"))
        || query.all(Expr.In.class).stream().anyMatch(in -> in.node().set() instanceof Expr.Group);
  }

  private static boolean selects(ParsedQuery query, Predicate<QueryBody.Select> test) {
    return query.selects().stream().map(Placed::node).anyMatch(test);
  }
}
