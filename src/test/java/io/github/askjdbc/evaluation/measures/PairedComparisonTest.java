package io.github.askjdbc.evaluation.measures;

import static io.github.askjdbc.evaluation.measures.Outcomes.right;
import static io.github.askjdbc.evaluation.measures.Outcomes.wrong;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.github.askjdbc.evaluation.measures.PairedComparison.Pair;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class PairedComparisonTest {

  private static final Bootstrap BOOTSTRAP = new Bootstrap(5, 1000);

  @Test
  void of_sameRunTwice_isNoise() {
    List<Pair> pairs = List.of(new Pair(right(1), right(1)), new Pair(wrong(1), wrong(1)));

    PairedComparison comparison = PairedComparison.of(pairs, 10, BOOTSTRAP);

    assertThat(comparison.difference()).isEqualTo(new Interval(0, 0, 0));
    assertThat(comparison.pValue()).isEqualTo(1);
    assertThat(comparison.mayBeNoise()).isTrue();
  }

  @Test
  void of_tenGainsNoLoss_isNotNoise() {
    List<Pair> pairs = new ArrayList<>(Collections.nCopies(10, new Pair(wrong(1), right(1))));
    pairs.addAll(Collections.nCopies(10, new Pair(right(1), right(1))));

    PairedComparison comparison = PairedComparison.of(pairs, 1, BOOTSTRAP);

    assertThat(comparison.difference().estimate()).isEqualTo(100);
    assertThat(comparison.onlyFirst()).isZero();
    assertThat(comparison.onlySecond()).isEqualTo(10);
    // both tails of ten heads in ten throws
    assertThat(comparison.pValue()).isCloseTo(2 / 1024.0, within(1e-9));
    assertThat(comparison.mayBeNoise()).isFalse();
  }

  @Test
  void of_oneGainOneLoss_isNoise() {
    PairedComparison comparison =
        PairedComparison.of(
            List.of(new Pair(wrong(1), right(1)), new Pair(right(1), wrong(1))), 10, BOOTSTRAP);

    assertThat(comparison.difference().estimate()).isZero();
    assertThat(comparison.pValue()).isEqualTo(1);
    assertThat(comparison.mayBeNoise()).isTrue();
  }

  @Test
  void of_noCommonQuestion_isRefused() {
    assertThatThrownBy(() -> PairedComparison.of(List.of(), 10, BOOTSTRAP))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("no question in common");
  }
}
