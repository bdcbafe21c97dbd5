package io.github.askjdbc.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RoundedNumberTest {

  @Test
  void of_equalNumbersOfAnyType_areWrittenAlike() {
    assertThat(new Number[] {5, 5L, 5.0, 5f, new BigDecimal("5.000"), BigInteger.valueOf(5)})
        .extracting(RoundedNumber::of)
        .containsOnly("5");
    assertThat(new Number[] {1000.0, new BigDecimal("1E+3"), new BigDecimal("1000.00004")})
        .extracting(RoundedNumber::of)
        .containsOnly("1000");
    assertThat(new Number[] {0.0, -0.0, new BigDecimal("0E+7"), 0.00001, -0.00004})
        .extracting(RoundedNumber::of)
        .containsOnly("0");
    assertThat(RoundedNumber.of(2.34567)).isEqualTo("2.3457");
    assertThat(RoundedNumber.of(0.00006)).isEqualTo("0.0001");
    assertThat(RoundedNumber.of(Double.NaN)).isEqualTo("NaN");
  }

  @ParameterizedTest
  @ValueSource(strings = {"1E+999999999", "-7E+2000000", "1E-999999999", "3E-2000000"})
  void of_numberOfBillionsOfDigits_isNotWrittenOut(String written) {
    BigDecimal number = new BigDecimal(written);
    assertTimeoutPreemptively(
        Duration.ofSeconds(10),
        () -> assertThat(RoundedNumber.of(number)).isEqualTo(number.scale() > 0 ? "0" : written));
  }
}
