package io.github.askjdbc.decision.confidence;

import io.github.askjdbc.decision.InspectedCandidate;
import io.github.askjdbc.decision.InspectedQuestion;
import io.github.askjdbc.linking.Cue;
import io.github.askjdbc.linking.Link;
import io.github.askjdbc.sql.Operations;
import io.github.askjdbc.sql.Predicate.Operator;
import io.github.askjdbc.sql.QueryFacts;
import io.github.askjdbc.sql.Shape.Part;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/**
 * What the question's words ask the query to do, against what it does: asked for and not done, and
 * done though nobody asked.
 */
final class DemandFeatures implements FeatureGroup {

  /** Cues that ask for a deed, and how to see that a query does it. */
  private record Demand(Set<Cue> cues, Predicate<QueryFacts> done) {}

  private static final Operator[] MORE = {
    Operator.MORE, Operator.AT_LEAST, Operator.BETWEEN, Operator.NOT_BETWEEN
  };
  private static final Operator[] LESS = {
    Operator.LESS, Operator.AT_MOST, Operator.BETWEEN, Operator.NOT_BETWEEN
  };
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
      boolean done = entry.getValue().done().test(candidate.query().facts());
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
    demands.put(
        "count", new Demand(EnumSet.of(Cue.COUNT), facts -> facts.operations().calls("COUNT")));
    demands.put(
        "average", new Demand(EnumSet.of(Cue.AVERAGE), facts -> facts.operations().calls("AVG")));
    demands.put("sum", new Demand(EnumSet.of(Cue.SUM), facts -> facts.operations().calls("SUM")));
    demands.put(
        "highest",
        new Demand(
            EnumSet.of(Cue.MAXIMUM, Cue.TOP, Cue.FREQUENT),
            facts -> facts.operations().calls("MAX") || limited(facts, true)));
    demands.put(
        "lowest",
        new Demand(
            EnumSet.of(Cue.MINIMUM, Cue.BOTTOM),
            facts -> facts.operations().calls("MIN") || limited(facts, false)));
    demands.put(
        "more",
        new Demand(
            EnumSet.of(Cue.MORE_THAN, Cue.AT_LEAST, Cue.AFTER, Cue.SINCE, Cue.BETWEEN),
            facts -> facts.operations().compares(MORE)));
    demands.put(
        "less",
        new Demand(
            EnumSet.of(Cue.LESS_THAN, Cue.AT_MOST, Cue.BEFORE, Cue.BETWEEN),
            facts -> facts.operations().compares(LESS)));
    demands.put("not", new Demand(EnumSet.of(Cue.NOT), facts -> negates(facts.operations())));
    demands.put("or", new Demand(EnumSet.of(Cue.OR), facts -> alternatives(facts.operations())));
    demands.put(
        "each",
        new Demand(EnumSet.of(Cue.EACH, Cue.FREQUENT), facts -> facts.shape().has(Part.GROUP_BY)));
    demands.put(
        "distinct",
        new Demand(
            EnumSet.of(Cue.DISTINCT),
            facts -> facts.shape().has(Part.DISTINCT) || facts.operations().callsDistinct()));
    demands.put(
        "order",
        new Demand(
            EnumSet.of(
                Cue.ORDER, Cue.ASCENDING, Cue.DESCENDING, Cue.ALPHABETICAL, Cue.TOP, Cue.BOTTOM),
            facts -> !facts.order().isEmpty()));
    return demands;
  }

  /** The rows of the result are cut where they are sorted. */
  private static boolean limited(QueryFacts facts, boolean descending) {
    return facts.shape().has(Part.LIMIT)
        && facts.outermostOrder().stream().anyMatch(key -> key.descending() == descending);
  }

  private static boolean negates(Operations operations) {
    return operations.negates() || operations.combines("EXCEPT");
  }

  private static boolean alternatives(Operations operations) {
    return operations.alternatives() > 0
        || operations.compares(Operator.IN_LIST, Operator.NOT_IN_LIST)
        || operations.setOperations().stream().anyMatch(set -> set.get(0).startsWith("UNION"));
  }
}
