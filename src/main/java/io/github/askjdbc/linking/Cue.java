package io.github.askjdbc.linking;

/** What a word or phrase asks the query to do. */
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
  BETWEEN,
  NOT,
  EACH,
  DISTINCT,
  ASCENDING,
  DESCENDING,
  TOP,
  BOTTOM
}
