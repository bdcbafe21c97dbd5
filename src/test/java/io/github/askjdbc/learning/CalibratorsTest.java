package io.github.askjdbc.learning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.askjdbc.laboratory.learning.IsotonicFit;
import java.util.List;
import java.util.Random;
import java.util.function.BiFunction;
import java.util.function.DoubleUnaryOperator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** On scores that are wrong in a way that is known. */
class CalibratorsTest {

  /** A way of calibrating, and what the true probability of a score is. */
  private record Case(
      String name,
      BiFunction<double[], boolean[], Calibrator> fit,
      DoubleUnaryOperator truth,
      double tolerance) {
    @Override
    public String toString() {
      return name;
    }
  }

  private static double overconfident(double score) {
    return Logistic.of(0.5 * Logistic.logit(score) - 0.4);
  }

  private static double bend(double score) {
    return score < 0.5 ? 0.1 + score / 5 : 0.2 + (score - 0.5) * 1.2;
  }

  static final List<Case> CASES =
      List.of(
          new Case("platt, overconfident", PlattScaling::fit, CalibratorsTest::overconfident, 0.03),
          new Case(
              "isotonic, overconfident", IsotonicFit::of, CalibratorsTest::overconfident, 0.08),
          new Case("isotonic, bend", IsotonicFit::of, CalibratorsTest::bend, 0.08),
          new Case(
              "isotonic, nearly sure", IsotonicFit::of, score -> score < 0.5 ? 0.7 : 0.97, 0.03),
          new Case("platt, falling", PlattScaling::fit, score -> 1 - score, 1));

  @ParameterizedTest
  @FieldSource("CASES")
  void fit_knownDistortion_isUndone(Case known) {
    Random random = new Random(11);
    double[] scores = new double[8000];
    boolean[] outcomes = new boolean[scores.length];
    for (int i = 0; i < scores.length; i++) {
      scores[i] = random.nextDouble();
      outcomes[i] = random.nextDouble() < known.truth().applyAsDouble(scores[i]);
    }
    Calibrator calibrator = known.fit().apply(scores, outcomes);
    double previous = 0;
    for (double score = 0.05; score < 1; score += 0.1) {
      double probability = calibrator.probability(score);
      assertThat(probability)
          .isCloseTo(known.truth().applyAsDouble(score), within(known.tolerance()))
          .isGreaterThanOrEqualTo(previous);
      previous = probability;
    }
  }
}
