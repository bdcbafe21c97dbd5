package io.github.askjdbc.decision;

/**
 * Answers if and only if answering is worth more than abstaining: {@code p - c(1 - p) > u}, with p
 * the probability that the SQL is right, u that the question cannot be answered from this database,
 * and c the penalty. It is the expected reliability score of TrustSQL (section 4.4), where a right
 * answer and a rightly withheld one score 1, and a wrong answer {@code -c}.
 *
 * @param penalty how many right answers one wrong answer costs, at least 0; at 0 the best
 *     executable candidate is always the answer
 */
public record AcceptancePolicy(double penalty) {

  public AcceptancePolicy {
    if (!(penalty >= 0) || Double.isInfinite(penalty)) {
      throw new IllegalArgumentException(
          "a penalty of " + penalty + " is not allowed; use a finite number of at least 0");
    }
  }

  /**
   * @param unanswerable probability that the question cannot be answered, between 0 and 1
   */
  public boolean accepts(Confidence confidence, double unanswerable) {
    if (penalty == 0) {
      return true;
    }
    double right = confidence.value();
    return right - penalty * (1 - right) > unanswerable;
  }
}
