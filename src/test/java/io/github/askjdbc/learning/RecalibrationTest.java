package io.github.askjdbc.learning;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.DoubleUnaryOperator;
import org.junit.jupiter.api.Test;

class RecalibrationTest {

  private final List<Double> given = new ArrayList<>();
  private final List<Boolean> outcomes = new ArrayList<>();

  /** Confidences between .5 and 1, and outcomes as often true as the truth says. */
  private Optional<Calibrator> fitted(int count, DoubleUnaryOperator truth, long seed) {
    Random random = new Random(seed);
    for (int i = 0; i < count; i++) {
      double confidence = 0.5 + random.nextDouble() / 2;
      given.add(confidence);
      outcomes.add(random.nextDouble() < truth.applyAsDouble(confidence));
    }
    return Recalibration.of(given, outcomes, 1);
  }

  @Test
  void of_confidencesTooHigh_lowersThem() {
    Calibrator calibrator = fitted(120, confidence -> confidence - 0.4, 3).orElseThrow();
    assertThat(calibrator.probability(0.9)).isBetween(0.3, 0.7);
  }

  @Test
  void of_confidencesThatAreRight_isHardlyEverAdopted() {
    long adopted =
        java.util.stream.LongStream.range(0, 100)
            .filter(
                seed -> {
                  given.clear();
                  outcomes.clear();
                  return fitted(120, confidence -> confidence, seed).isPresent();
                })
            .count();
    assertThat(adopted).isLessThanOrEqualTo(5);
  }

  @Test
  void of_tooFewOutcomes_isNotFitted() {
    assertThat(fitted(29, confidence -> confidence - 0.4, 3)).isEmpty();
    List<Boolean> fewRight = new ArrayList<>(Collections.nCopies(91, false));
    fewRight.addAll(Collections.nCopies(9, true));
    assertThat(Recalibration.of(Collections.nCopies(100, 0.9), fewRight, 1)).isEmpty();
    fewRight.add(true);
    assertThat(Recalibration.of(Collections.nCopies(101, 0.9), fewRight, 1)).isPresent();
  }

  @Test
  void of_certainties_staysFinite() {
    fitted(60, confidence -> 0.5, 5);
    Collections.fill(given.subList(0, 30), 1.0);
    Collections.fill(given.subList(30, 60), 0.0);
    assertThat(Recalibration.of(given, outcomes, 1))
        .hasValueSatisfying(
            calibrator -> assertThat(calibrator.probability(1.0)).isBetween(0.01, 0.99));
  }

  @Test
  void of_sameOutcomesAndSeed_isTheSame() {
    Calibrator first = fitted(80, confidence -> confidence - 0.4, 3).orElseThrow();
    Calibrator second = Recalibration.of(given, outcomes, 1).orElseThrow();
    assertThat(second.probability(0.83)).isEqualTo(first.probability(0.83));
  }
}
