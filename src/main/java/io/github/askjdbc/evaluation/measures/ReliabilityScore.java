package io.github.askjdbc.evaluation.measures;

import java.util.List;

/**
 * The reliability score RS(c) of TrustSQL, section 4.4, times 100: 1 for a right answer or a
 * withheld answer to an unanswerable question, 0 for one withheld from an answerable question,
 * {@code -c} for a wrong answer and for any answer to an unanswerable question; averaged.
 */
public final class ReliabilityScore {

  private ReliabilityScore() {}

  /**
   * @param penalty c, at least 0
   * @return between {@code -100 c} and 100; 0 for no questions at all
   */
  public static double of(List<Outcome> outcomes, double penalty) {
    return outcomes.stream()
        .mapToDouble(outcome -> 100 * score(outcome, penalty))
        .average()
        .orElse(0);
  }

  /** RS(N): the penalty is the number of questions, so that one wrong answer spoils the run. */
  public static double ofCount(List<Outcome> outcomes) {
    return of(outcomes, outcomes.size());
  }

  /** What answering nothing scores, whatever the penalty: the share of the unanswerable. */
  public static double ofAbstainingAlways(List<Outcome> outcomes) {
    return of(outcomes.stream().map(outcome -> outcome.decided(false)).toList(), 0);
  }

  static double score(Outcome outcome, double penalty) {
    if (!outcome.answered()) {
      return outcome.answerable() ? 0 : 1;
    }
    return outcome.right() ? 1 : -penalty;
  }
}
