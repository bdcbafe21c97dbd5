package io.github.askjdbc.decision;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

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
  @ValueSource(doubles = {0.5, 1, 5, 10, 100})
  void leastOfOwnSql_anyPenalty_isWhereAcceptsBegins(double penalty) {
    AcceptancePolicy policy = new AcceptancePolicy(penalty);
    double least = policy.leastOfOwnSql();
    assertThat(policy.accepts(new Confidence(least + 1e-9, true), 1 - least - 1e-9)).isTrue();
    assertThat(policy.accepts(new Confidence(least - 1e-9, true), 1 - least + 1e-9)).isFalse();
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
