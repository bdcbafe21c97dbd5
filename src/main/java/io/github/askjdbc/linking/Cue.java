package io.github.askjdbc.linking;

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
  FREQUENT
}
