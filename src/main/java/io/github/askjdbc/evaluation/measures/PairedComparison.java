package io.github.askjdbc.evaluation.measures;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import org.hipparchus.stat.inference.AlternativeHypothesis;
import org.hipparchus.stat.inference.BinomialTest;

/**
 * Two runs over the same questions.
 *
 * @param difference of the mean reliability score, second less first, with its bootstrap interval
 * @param onlyFirst questions that only the first run answered rightly
 * @param onlySecond questions that only the second run answered rightly
 * @param pValue McNemar's exact test on those two counts: how often chance alone would part them so
 *     far
 */
public record PairedComparison(Interval difference, int onlyFirst, int onlySecond, double pValue) {

  /** A question as each of two runs ended it. */
  public record Pair(Outcome first, Outcome second) {}

  /**
   * @param pairs at least one
   */
  public static PairedComparison of(List<Pair> pairs, double penalty, Bootstrap bootstrap) {
    List<Double> differences = new ArrayList<>();
    int onlyFirst = 0;
    int onlySecond = 0;
    for (Pair pair : pairs) {
      differences.add(
          100
              * (ReliabilityScore.score(pair.second(), penalty)
                  - ReliabilityScore.score(pair.first(), penalty)));
      boolean first = pair.first().answered() && pair.first().right();
      boolean second = pair.second().answered() && pair.second().right();
      onlyFirst += first && !second ? 1 : 0;
      onlySecond += second && !first ? 1 : 0;
    }
    Interval interval =
        bootstrap
            .interval(differences, PairedComparison::mean)
            .orElseThrow(
                () -> new IllegalArgumentException("the two runs have no question in common"));
    int parted = onlyFirst + onlySecond;
    double pValue =
        parted == 0
            ? 1
            : Math.min(
                1,
                new BinomialTest()
                    .binomialTest(parted, onlyFirst, 0.5, AlternativeHypothesis.TWO_SIDED));
    return new PairedComparison(interval, onlyFirst, onlySecond, pValue);
  }

  /** Whether the interval of the score holds 0, so that chance may have made the difference. */
  public boolean mayBeNoise() {
    return difference.low() <= 0 && difference.high() >= 0;
  }

  private static OptionalDouble mean(List<Double> values) {
    return values.stream().mapToDouble(Double::doubleValue).average();
  }
}
