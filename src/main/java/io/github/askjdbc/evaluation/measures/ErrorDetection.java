package io.github.askjdbc.evaluation.measures;

import java.util.List;
import java.util.OptionalDouble;
import org.hipparchus.stat.ranking.NaNStrategy;
import org.hipparchus.stat.ranking.NaturalRanking;
import org.hipparchus.stat.ranking.TiesStrategy;

/**
 * How well wrong SQL is told from right (SQLens, section 4): a withheld SQL counts as detected.
 * Questions without any SQL are left out; SQL for an unanswerable question is wrong.
 *
 * @param wrongWithheld true positives
 * @param rightWithheld false positives
 * @param rightGiven true negatives
 * @param wrongGiven false negatives
 * @param auroc that a wrong SQL has a lower confidence than a right one, ties counted half; empty
 *     where there are only right or only wrong ones
 */
public record ErrorDetection(
    int wrongWithheld, int rightWithheld, int rightGiven, int wrongGiven, OptionalDouble auroc) {

  public static ErrorDetection of(List<Outcome> outcomes) {
    List<Outcome> judged = outcomes.stream().filter(Outcome::candidate).toList();
    return new ErrorDetection(
        count(judged, false, false),
        count(judged, true, false),
        count(judged, true, true),
        count(judged, false, true),
        auroc(judged));
  }

  public OptionalDouble accuracy() {
    return ratio(
        wrongWithheld + rightGiven, wrongWithheld + rightWithheld + rightGiven + wrongGiven);
  }

  public OptionalDouble precision() {
    return ratio(wrongWithheld, wrongWithheld + rightWithheld);
  }

  public OptionalDouble recall() {
    return ratio(wrongWithheld, wrongWithheld + wrongGiven);
  }

  /**
   * The harmonic mean of precision and recall; empty where there is nothing to detect or detected.
   */
  public OptionalDouble f1() {
    return ratio(2 * wrongWithheld, 2 * wrongWithheld + rightWithheld + wrongGiven);
  }

  private static int count(List<Outcome> outcomes, boolean right, boolean given) {
    return (int)
        outcomes.stream()
            .filter(outcome -> outcome.right() == right && outcome.answered() == given)
            .count();
  }

  private static OptionalDouble auroc(List<Outcome> candidates) {
    List<Outcome> scored =
        candidates.stream().filter(outcome -> outcome.confidence().isPresent()).toList();
    long right = scored.stream().filter(Outcome::right).count();
    long wrong = scored.size() - right;
    if (right == 0 || wrong == 0) {
      return OptionalDouble.empty();
    }
    double[] confidences =
        scored.stream().mapToDouble(outcome -> outcome.confidence().getAsDouble()).toArray();
    double[] ranks = new NaturalRanking(NaNStrategy.FAILED, TiesStrategy.AVERAGE).rank(confidences);
    double rankSum = 0;
    for (int i = 0; i < ranks.length; i++) {
      if (scored.get(i).right()) {
        rankSum += ranks[i];
      }
    }
    // the Mann-Whitney statistic over the number of pairs
    return OptionalDouble.of((rankSum - right * (right + 1) / 2.0) / (right * (double) wrong));
  }

  static OptionalDouble ratio(double part, double whole) {
    return whole == 0 ? OptionalDouble.empty() : OptionalDouble.of(part / whole);
  }
}
