package io.github.askjdbc.evaluation.matching;

/** How strictly two results are compared. */
public enum MatchForm {
  /**
   * As Spider's test-suite evaluation and TrustSQL count: the keyword DISTINCT is deleted from both
   * texts, aggregates included, and two empty results match whatever their columns.
   */
  BENCHMARK,
  /** DISTINCT counts, and two empty results match only with the same column labels. */
  STRICT
}
