package io.github.askjdbc.decision;

import java.util.List;

/** Chooses the confidence from which on SQL is given as an answer. */
@FunctionalInterface
public interface ThresholdRule {

  /** Above every confidence: nothing is answered. */
  double NEVER = Double.POSITIVE_INFINITY;

  /**
   * @param known SQL of questions that were set aside to choose with, in any order
   * @return SQL with at least this confidence is given; {@link #NEVER} if none should be
   */
  double threshold(List<ScoredSql> known);
}
