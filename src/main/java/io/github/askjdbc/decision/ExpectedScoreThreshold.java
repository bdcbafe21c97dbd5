package io.github.askjdbc.decision;

import java.util.List;

/**
 * The contract's rule {@code p - c(1 - p) > u} as a threshold on p. It learns nothing: it trusts
 * that confidences are calibrated probabilities.
 *
 * @param penalty c, at least 0
 * @param unanswerable u, between 0 and 1, the same for every question; 0 where p already says that
 *     SQL for an unanswerable question is wrong
 */
public record ExpectedScoreThreshold(double penalty, double unanswerable) implements ThresholdRule {

  public ExpectedScoreThreshold {
    if (!(penalty >= 0) || !(unanswerable >= 0 && unanswerable <= 1)) {
      throw new IllegalArgumentException(
          "penalty "
              + penalty
              + " must be at least 0, and the unanswerable share "
              + unanswerable
              + " between 0 and 1");
    }
  }

  @Override
  public double threshold(List<ScoredSql> known) {
    double breakEven = (penalty + unanswerable) / (1 + penalty);
    // the rule asks for more than break-even, a threshold for at least it
    return penalty == 0 && unanswerable == 0 ? 0 : Math.nextUp(breakEven);
  }
}
