package io.github.askjdbc.decision;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AcceptancePolicyTest {

  @ParameterizedTest(name = "penalty {0}, right {1}, unanswerable {2}: {3}")
  @CsvSource({
    "10, 0.92, 0,    true",
    "10, 0.90, 0,    false",
    "10, 0.92, 0.2,  false",
    "10, 1,    0.99, true",
    "10, 1,    1,    false",
    "1,  0.6,  0.1,  true",
    "1,  0.5,  0,    false",
    "0,  0.01, 0.99, true"
  })
  void accepts_expectedScore_decides(
      double penalty, double right, double unanswerable, boolean answers) {
    assertThat(new AcceptancePolicy(penalty).accepts(new Confidence(right, true), unanswerable))
        .isEqualTo(answers);
  }

  @ParameterizedTest
  @CsvSource({"0.5, 1", "1, 0.5", "5, 0", "10, 0.25", "10, 1", "100, 0.1"})
  void least_anyPenaltyAndShare_isWhereAcceptsBegins(double penalty, double share) {
    AcceptancePolicy policy = new AcceptancePolicy(penalty);
    double least = policy.least(share);
    double above = least + 1e-9;
    double below = least - 1e-9;
    assertThat(policy.accepts(new Confidence(above, true), share * (1 - above))).isTrue();
    assertThat(policy.accepts(new Confidence(below, true), share * (1 - below))).isFalse();
    assertThat(policy.least(new Confidence(0.2, true), share * 0.8)).isEqualTo(least, within(1e-9));
  }

  @ParameterizedTest
  @ValueSource(doubles = {-1, Double.NaN, Double.POSITIVE_INFINITY})
  void constructor_penaltyOutOfRange_saysWhatIsAllowed(double penalty) {
    assertThatThrownBy(() -> new AcceptancePolicy(penalty))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("at least 0");
  }

  @Test
  void reasons_severalApply_declaredInOrderOfPrecedence() {
    assertThat(AbstentionReason.values())
        .extracting(AbstentionReason::sqlState)
        .containsExactly("NL005", "NL006", "NL003", "NL002", "NL001", "NL004");
  }
}
