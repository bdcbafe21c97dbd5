package io.github.askjdbc.decision;

import java.util.List;

/**
 * Answers if and only if answering is worth more than abstaining: {@code p - c(1 - p) > u}, with p
 * the probability that the SQL is right, u that the question cannot be answered from this database,
 * and c the penalty. It is the expected reliability score of TrustSQL (section 4.4), where a right
 * answer and a rightly withheld one score 1, and a wrong answer {@code -c}.
 *
 * @param penalty how many right answers one wrong answer costs, at least 0; at 0 this rule lets
 *     everything pass
 * @param leastConfidence that an answer needs besides, at least 0
 */
public record AcceptancePolicy(double penalty, double leastConfidence) {

  /** How often a bound on the risk may fail. */
  private static final double DELTA = 0.1;

  public AcceptancePolicy {
    if (!(penalty >= 0) || Double.isInfinite(penalty)) {
      throw new IllegalArgumentException(
          "a penalty of " + penalty + " is not allowed; use a finite number of at least 0");
    }
    if (!(leastConfidence >= 0)) {
      throw new IllegalArgumentException(
          "a least confidence of " + leastConfidence + " is not allowed; use at least 0");
    }
  }

  public AcceptancePolicy(double penalty) {
    this(penalty, 0);
  }

  /**
   * The same policy with a bound on the rate of wrong answers besides ({@link RiskBoundThreshold},
   * which may fail once in ten).
   *
   * @param maxRisk wrong answers among all questions, between 0 and 1, both excluded
   * @param known outcomes on other databases
   */
  public AcceptancePolicy withinRisk(double maxRisk, List<ScoredSql> known) {
    return new AcceptancePolicy(penalty, new RiskBoundThreshold(maxRisk, DELTA).threshold(known));
  }

  /**
   * The least confidence that is accepted where a share s of what is not right is so for want of an
   * answer, u = s(1 - p): above {@code (c + s) / (c + s + 1)}.
   *
   * @param withoutAnswer that share, between 0 and 1
   */
  public double least(double withoutAnswer) {
    // the rule asks for more than to break even
    double evens = (penalty + withoutAnswer) / (penalty + withoutAnswer + 1);
    return Math.max(leastConfidence, penalty == 0 ? 0 : Math.nextUp(evens));
  }

  /**
   * The least confidence that this rule accepts, between 0 and 1.
   *
   * @param confidence of the SQL that is decided upon
   * @param unanswerable as in {@link #accepts}
   */
  public double least(Confidence confidence, double unanswerable) {
    double wrong = 1 - confidence.value();
    return least(wrong > 0 ? Math.min(1, unanswerable / wrong) : 0);
  }

  /**
   * The expected score where whatever is not right has no answer, in right answers.
   *
   * @param right probability that the SQL is right, between 0 and 1
   */
  public double score(double right, boolean answered) {
    return answered ? right - penalty * (1 - right) : 1 - right;
  }

  /** Whether the best executable candidate that keeps the operator's rules is always the answer. */
  public boolean answersAlways() {
    return penalty == 0 && leastConfidence == 0;
  }

  /**
   * @param unanswerable probability that the question cannot be answered, between 0 and 1
   */
  public boolean accepts(Confidence confidence, double unanswerable) {
    double right = confidence.value();
    return right >= leastConfidence
        && (penalty == 0 || right - penalty * (1 - right) > unanswerable);
  }
}
