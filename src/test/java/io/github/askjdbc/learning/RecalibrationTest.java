package io.github.askjdbc.learning;

import static java.util.Collections.nCopies;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Random;
import java.util.function.DoubleUnaryOperator;
import org.junit.jupiter.api.Test;

class RecalibrationTest {

  private final List<GivenConfidence> given = new ArrayList<>();
  private final List<Boolean> outcomes = new ArrayList<>();

  /** Confidences between .5 and 1, and outcomes as often true as the truth says. */
  private Recalibration fitted(int count, DoubleUnaryOperator truth, long seed) {
    Random random = new Random(seed);
    for (int i = 0; i < count; i++) {
      double confidence = 0.5 + random.nextDouble() / 2;
      given.add(GivenConfidence.of(confidence));
      outcomes.add(random.nextDouble() < truth.applyAsDouble(confidence));
    }
    return Recalibration.of(given, outcomes, RecalibrationPrior.LEARNED);
  }

  private static Recalibration learned(int count, double confidence, boolean outcome) {
    return Recalibration.of(
        nCopies(count, GivenConfidence.of(confidence)),
        nCopies(count, outcome),
        RecalibrationPrior.LEARNED);
  }

  @Test
  void of_noOutcomes_leavesConfidencesAsTheyAre() {
    Recalibration none = learned(0, 0.5, true);
    for (double confidence = 0.05; confidence < 1; confidence += 0.05) {
      assertThat(none.probability(GivenConfidence.of(confidence)))
          .isCloseTo(confidence, within(0.01));
    }
  }

  @Test
  void of_confidencesTooHigh_lowersThem() {
    assertThat(fitted(120, confidence -> confidence - 0.4, 3).probability(GivenConfidence.of(0.9)))
        .isBetween(0.3, 0.7);
  }

  @Test
  void of_confidencesTooLow_raisesThem() {
    Recalibration always = learned(40, 0.6, true);
    assertThat(always.probability(GivenConfidence.of(0.6))).isGreaterThan(0.9);
  }

  @Test
  void of_moreOutcomesOfOneKind_movesFarther() {
    double last = 0.8;
    for (int count = 1; count <= 32; count *= 2) {
      double now = learned(count, 0.8, false).probability(GivenConfidence.of(0.8));
      assertThat(now).isLessThan(last);
      last = now;
    }
    assertThat(learned(1, 0.8, false).probability(GivenConfidence.of(0.8))).isGreaterThan(0.6);
  }

  @Test
  void of_confidencesThatAreRight_hardlyMovesThem() {
    for (long seed = 0; seed < 50; seed++) {
      given.clear();
      outcomes.clear();
      assertThat(fitted(120, confidence -> confidence, seed).probability(GivenConfidence.of(0.9)))
          .isCloseTo(0.9, within(0.08));
    }
  }

  @Test
  void probability_higherConfidence_isHigher() {
    Recalibration fitted = fitted(60, confidence -> 0.5, 5);
    double last = 0;
    for (double confidence = 0.01; confidence < 1; confidence += 0.01) {
      assertThat(fitted.probability(GivenConfidence.of(confidence))).isGreaterThan(last);
      last = fitted.probability(GivenConfidence.of(confidence));
    }
  }

  @Test
  void of_certainties_staysFinite() {
    Recalibration fitted =
        Recalibration.of(
            List.of(GivenConfidence.of(1), GivenConfidence.of(0)),
            List.of(false, true),
            RecalibrationPrior.LEARNED);
    assertThat(fitted.probability(GivenConfidence.of(1.0))).isBetween(0.01, 1.0);
    assertThat(fitted.probability(GivenConfidence.of(0.0))).isBetween(0.0, 0.99);
  }

  @Test
  void of_unseenWriterThatIsRight_isBelievedSoonerThanItsConfidencesSay() {
    List<GivenConfidence> low = nCopies(20, GivenConfidence.of(0.3));
    List<Boolean> right = nCopies(20, true);
    assertThat(
            Recalibration.of(low, right, RecalibrationPrior.UNSEEN)
                .probability(GivenConfidence.of(0.3)))
        .isGreaterThan(0.9)
        .isGreaterThan(
            Recalibration.of(low, right, RecalibrationPrior.LEARNED)
                .probability(GivenConfidence.of(0.3)));
  }

  @Test
  void of_unseenWriterWhoseOrderSaysNothing_setsConfidencesLessApart() {
    for (int i = 0; i < 40; i++) {
      given.add(GivenConfidence.of(i % 2 == 0 ? 0.2 : 0.9));
      outcomes.add(i % 10 < 8);
    }
    Recalibration unseen = Recalibration.of(given, outcomes, RecalibrationPrior.UNSEEN);
    assertThat(
            unseen.probability(GivenConfidence.of(0.9))
                - unseen.probability(GivenConfidence.of(0.2)))
        .isBetween(0.0, 0.5);
  }

  @Test
  void of_unseenWriterThatIsWrong_isNotBelieved() {
    Recalibration unseen =
        Recalibration.of(
            nCopies(40, GivenConfidence.of(0.95)), nCopies(40, false), RecalibrationPrior.UNSEEN);
    assertThat(unseen.probability(GivenConfidence.of(0.99))).isLessThan(0.5);
  }

  /** Half of the SQL is sure and half is not, and the judge tells neither apart. */
  private static Recalibration halfSure(boolean surerIsRight) {
    List<GivenConfidence> given = new ArrayList<>();
    List<Boolean> outcomes = new ArrayList<>();
    for (int i = 0; i < 40; i++) {
      boolean sure = i % 2 == 0;
      given.add(new GivenConfidence(0.9, OptionalDouble.of(sure ? 0.95 : 0.6)));
      outcomes.add(sure == surerIsRight);
    }
    return Recalibration.of(given, outcomes, RecalibrationPrior.UNSEEN);
  }

  @Test
  void of_writerThatKnowsWhenItIsRight_isBelievedWhereItIsSure() {
    Recalibration knows = halfSure(true);
    assertThat(knows.probability(new GivenConfidence(0.9, OptionalDouble.of(0.95))))
        .isGreaterThan(0.8);
    assertThat(knows.probability(new GivenConfidence(0.9, OptionalDouble.of(0.6)))).isLessThan(0.2);
    assertThat(knows.probability(GivenConfidence.of(0.9))).isBetween(0.3, 0.7);
  }

  @Test
  void of_writerThatIsSureWhereItIsWrong_isNotBelievedForBeingSure() {
    assertThat(halfSure(false).probability(new GivenConfidence(0.9, OptionalDouble.of(0.95))))
        .isLessThan(0.6);
  }
}
