package io.github.askjdbc.linking;

import java.util.Optional;

/** What a word or phrase asks the query to do. The phrases are in {@code cues.txt}. */
public enum Cue {
  COUNT(Kind.COUNT),
  AVERAGE(Kind.AVERAGE),
  /** The value in the middle, which no mean stands for. */
  MEDIAN(Kind.MEDIAN),
  /** How far values lie from their mean, as a standard deviation. */
  DEVIATION(Kind.DEVIATION),
  SUM(Kind.SUM),
  MAXIMUM(Kind.EXTREME),
  MINIMUM(Kind.EXTREME),
  MORE_THAN(Kind.COMPARISON),
  LESS_THAN(Kind.COMPARISON),
  AT_LEAST(Kind.COMPARISON),
  AT_MOST(Kind.COMPARISON),
  EXACTLY(Kind.COMPARISON),
  BETWEEN(Kind.COMPARISON),
  /** Later than a point in time. */
  AFTER(Kind.COMPARISON),
  /** Earlier than a point in time. */
  BEFORE(Kind.COMPARISON),
  /** Not earlier than a point in time. */
  SINCE(Kind.COMPARISON),
  NOT(Kind.NEGATION),
  OR(Kind.ALTERNATIVE),
  EACH(Kind.GROUP),
  /** A row for each stretch of time: "month" in "by month". */
  EACH_TIME(Kind.GROUP),
  DISTINCT(Kind.DISTINCT),
  /** Rows are to be sorted. */
  ORDER(Kind.ORDER),
  ASCENDING(Kind.ORDER),
  DESCENDING(Kind.ORDER),
  ALPHABETICAL(Kind.ORDER),
  TOP(Kind.EXTREME),
  BOTTOM(Kind.EXTREME),
  /** What occurs most often. */
  FREQUENT(Kind.EXTREME),
  /** A part of a whole: a percentage, a fraction. */
  SHARE(Kind.SHARE);

  /** What sort of thing is asked for. */
  public enum Kind {
    COUNT,
    SUM,
    AVERAGE,
    MEDIAN,
    DEVIATION,
    EXTREME,
    ORDER,
    NEGATION,
    ALTERNATIVE,
    DISTINCT,
    GROUP,
    COMPARISON,
    /** So many rows from one end; no cue asks for it. */
    LIMIT,
    /** A part of a whole. */
    SHARE,
    /** No cue asks for it. */
    PERIOD
  }

  private final Kind demand;

  Cue(Kind demand) {
    this.demand = demand;
  }

  public Kind demand() {
    return demand;
  }

  /** The demand that an aggregate meets; empty for those that no word of the question asks for. */
  public static Optional<Cue> of(String aggregate) {
    return switch (aggregate) {
      case "COUNT" -> Optional.of(COUNT);
      case "SUM", "TOTAL" -> Optional.of(SUM);
      case "AVG" -> Optional.of(AVERAGE);
      case "MEDIAN" -> Optional.of(MEDIAN);
      case "STDDEV", "STDDEV_POP", "STDDEV_SAMP" -> Optional.of(DEVIATION);
      case "MIN" -> Optional.of(MINIMUM);
      case "MAX" -> Optional.of(MAXIMUM);
      default -> Optional.empty();
    };
  }
}
