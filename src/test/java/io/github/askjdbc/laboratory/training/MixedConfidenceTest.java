package io.github.askjdbc.laboratory.training;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.evaluation.matching.MatchForm;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MixedConfidenceTest {

  private static Example example(String id, boolean right, Map<String, Float> features) {
    return new Example(
        id, "shop", "own", "", "How many?", "SELECT 1", 0, right, right, List.of(), features);
  }

  private static MixedConfidence mixed(Example... examples) {
    return MixedConfidence.of(List.of(examples), example -> 0.99, 0.9, MatchForm.STRICT);
  }

  @Test
  void of_sureSql_countsAsAnswered() {
    MixedConfidence mixed =
        mixed(
            example("1", true, Map.of("signal:top-tie", 0f, "grammar:top-order", 0f)),
            example("2", false, Map.of("signal:abnormal-result", 1f)));
    assertThat(mixed.tally(mixed.questions(), 10).coverage()).isEqualTo(1);
    assertThat(mixed.wrongAnswers()).extracting(wrong -> wrong.example().id()).containsExactly("2");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "signal:top-tie",
        "signal:key-for-name",
        "grammar:top-order",
        "trained:top-repeats"
      })
  void of_whatTheDecisionWithholds_countsAsWithheld(String feature) {
    MixedConfidence mixed = mixed(example("1", false, Map.of(feature, 1f)));
    assertThat(mixed.tally(mixed.questions(), 10).coverage()).isZero();
    assertThat(mixed.wrongAnswers()).isEmpty();
  }
}
