package io.github.askjdbc.linking;

import java.util.Optional;

/** What a word or phrase asks the query to do. The phrases are in {@code cues.txt}. */
public enum Cue {
  COUNT(Demand.Kind.COUNT),
  AVERAGE(Demand.Kind.AVERAGE),
  /** The value in the middle, which no mean stands for. */
  MEDIAN(Demand.Kind.MEDIAN),
  SUM(Demand.Kind.SUM),
  MAXIMUM(Demand.Kind.EXTREME),
  MINIMUM(Demand.Kind.EXTREME),
  MORE_THAN(Demand.Kind.COMPARISON),
  LESS_THAN(Demand.Kind.COMPARISON),
  AT_LEAST(Demand.Kind.COMPARISON),
  AT_MOST(Demand.Kind.COMPARISON),
  EXACTLY(Demand.Kind.COMPARISON),
  BETWEEN(Demand.Kind.COMPARISON),
  /** Later than a point in time. */
  AFTER(Demand.Kind.COMPARISON),
  /** Earlier than a point in time. */
  BEFORE(Demand.Kind.COMPARISON),
  /** Not earlier than a point in time. */
  SINCE(Demand.Kind.COMPARISON),
  NOT(Demand.Kind.NEGATION),
  OR(Demand.Kind.ALTERNATIVE),
  EACH(Demand.Kind.GROUP),
  DISTINCT(Demand.Kind.DISTINCT),
  /** Rows are to be sorted. */
  ORDER(Demand.Kind.ORDER),
  ASCENDING(Demand.Kind.ORDER),
  DESCENDING(Demand.Kind.ORDER),
  ALPHABETICAL(Demand.Kind.ORDER),
  TOP(Demand.Kind.EXTREME),
  BOTTOM(Demand.Kind.EXTREME),
  /** What occurs most often. */
  FREQUENT(Demand.Kind.EXTREME),
  /** A part of a whole: a percentage, a fraction. */
  SHARE(Demand.Kind.SHARE);

  private final Demand.Kind demand;

  Cue(Demand.Kind demand) {
    this.demand = demand;
  }

  /** What sort of thing it asks for. */
  public Demand.Kind demand() {
    return demand;
  }

  /** The demand that an aggregate meets; empty for those that no word of the question asks for. */
  public static Optional<Cue> of(String aggregate) {
    return switch (aggregate) {
      case "COUNT" -> Optional.of(COUNT);
      case "SUM", "TOTAL" -> Optional.of(SUM);
      case "AVG" -> Optional.of(AVERAGE);
      case "MEDIAN" -> Optional.of(MEDIAN);
      case "MIN" -> Optional.of(MINIMUM);
      case "MAX" -> Optional.of(MAXIMUM);
      default -> Optional.empty();
    };
  }
}
