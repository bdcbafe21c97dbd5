package io.github.askjdbc.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ComparedNumberTest {

  @Test
  void of_apartAtTwoDigits_hasTwo() {
    assertThat(ComparedNumber.of(0.879, 0.9091)).isEqualTo("0.88");
  }

  @Test
  void of_alikeAtTwoDigits_hasAsManyAsTellThemApart() {
    assertThat(ComparedNumber.of(0.9079, 0.9091)).isEqualTo("0.908");
    assertThat(ComparedNumber.of(0.9091, 0.9079)).isEqualTo("0.909");
  }

  @Test
  void of_same_hasTwo() {
    assertThat(ComparedNumber.of(0.9091, 0.9091)).isEqualTo("0.91");
  }
}
