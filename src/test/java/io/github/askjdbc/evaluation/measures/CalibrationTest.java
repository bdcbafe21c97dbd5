package io.github.askjdbc.evaluation.measures;

import static io.github.askjdbc.evaluation.measures.Outcomes.right;
import static io.github.askjdbc.evaluation.measures.Outcomes.withoutSql;
import static io.github.askjdbc.evaluation.measures.Outcomes.wrong;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class CalibrationTest {

  @Test
  void of_twoBins_matchesHandWork() {
    Calibration calibration =
        Calibration.of(List.of(right(0.95), wrong(0.95), wrong(0.25), withoutSql()), 1);

    // |0.95 - 0.5| twice and |0.25 - 0| once, over 3
    assertThat(calibration.ece().orElseThrow()).isCloseTo((2 * 0.45 + 0.25) / 3, within(1e-12));
    assertThat(calibration.brier().orElseThrow())
        .isCloseTo((0.0025 + 0.9025 + 0.0625) / 3, within(1e-12));
    assertThat(calibration.bins()).hasSize(10);
    assertThat(calibration.bins().get(9).count()).isEqualTo(2);
    assertThat(calibration.bins().get(9).accuracy()).isEqualTo(0.5);
  }

  @Test
  void of_certainAndAlwaysRight_hasNoErrorAndNoFloor() {
    Calibration calibration = Calibration.of(List.of(right(1), right(1)), 1);

    assertThat(calibration.ece()).hasValue(0);
    assertThat(calibration.floor()).hasValue(0);
    assertThat(calibration.brier()).hasValue(0);
  }

  @Test
  void floor_445SpreadConfidences_isTheKnownBias() {
    List<Outcome> outcomes = new ArrayList<>();
    for (int i = 0; i < 445; i++) {
      outcomes.add(right((i + 0.5) / 445));
    }

    // facts measured elsewhere: .037 to .050 for a perfect model of that size
    assertThat(Calibration.of(outcomes, 7).floor().orElseThrow()).isBetween(0.035, 0.052);
  }

  @Test
  void of_sameSeed_isTheSame() {
    List<Outcome> outcomes = List.of(right(0.6), wrong(0.4), right(0.3));

    assertThat(Calibration.of(outcomes, 3)).isEqualTo(Calibration.of(outcomes, 3));
  }

  @Test
  void of_noConfidences_isUndefined() {
    Calibration calibration = Calibration.of(List.of(withoutSql()), 1);

    assertThat(calibration.ece()).isEmpty();
    assertThat(calibration.floor()).isEmpty();
    assertThat(calibration.brier()).isEmpty();
    assertThat(calibration.excess()).isEmpty();
  }
}
