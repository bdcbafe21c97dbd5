package io.github.askjdbc.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WrittenNumberTest {

  @ParameterizedTest
  @ValueSource(strings = {"1", "123", "0.5", "123.45"})
  void isDecimal_digitsWithinTheBounds_isOne(String text) {
    assertThat(WrittenNumber.isDecimal(text, 3, 2)).isTrue();
    assertThat(WrittenNumber.isSignedDecimal(text, 3, 2)).isTrue();
    assertThat(WrittenNumber.isSignedDecimal("-" + text, 3, 2)).isTrue();
    assertThat(WrittenNumber.isDecimal("-" + text, 3, 2)).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "-", ".", "1.", ".5", "1234", "0.125", "1.2.3", "1e3", " 1", "\u0663", "+1"})
  void isDecimal_anythingElse_isNone(String text) {
    assertThat(WrittenNumber.isDecimal(text, 3, 2)).isFalse();
    assertThat(WrittenNumber.isSignedDecimal(text, 3, 2)).isFalse();
  }
}
