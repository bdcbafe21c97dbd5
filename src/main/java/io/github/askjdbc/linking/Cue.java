package io.github.askjdbc.linking;

import java.util.Optional;

/** What a word or phrase asks the query to do. The phrases are in {@code cues.txt}. */
public enum Cue {
  COUNT,
  AVERAGE,
  SUM,
  MAXIMUM,
  MINIMUM,
  MORE_THAN,
  LESS_THAN,
  AT_LEAST,
  AT_MOST,
  EXACTLY,
  BETWEEN,
  /** Later than a point in time. */
  AFTER,
  /** Earlier than a point in time. */
  BEFORE,
  /** Not earlier than a point in time. */
  SINCE,
  NOT,
  OR,
  EACH,
  DISTINCT,
  /** Rows are to be sorted. */
  ORDER,
  ASCENDING,
  DESCENDING,
  ALPHABETICAL,
  TOP,
  BOTTOM,
  /** What occurs most often. */
  FREQUENT;

  /** The demand that an aggregate meets; empty for those that no word of the question asks for. */
  public static Optional<Cue> of(String aggregate) {
    return switch (aggregate) {
      case "COUNT" -> Optional.of(COUNT);
      case "SUM", "TOTAL" -> Optional.of(SUM);
      case "AVG" -> Optional.of(AVERAGE);
      case "MIN" -> Optional.of(MINIMUM);
      case "MAX" -> Optional.of(MAXIMUM);
      default -> Optional.empty();
    };
  }
}
