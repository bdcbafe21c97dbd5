package io.github.askjdbc.catalog.values;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SeenTextsTest {

  @Test
  void isNew_manyTextsTwice_tellsThemApartAndCountsEachOnce() {
    SeenTexts seen = new SeenTexts();
    for (int round = 0; round < 2; round++) {
      for (int i = 10_000; i < 22_000; i++) {
        assertThat(seen.isNew("text " + i)).isEqualTo(round == 0);
      }
    }

    assertThat(seen.size()).isEqualTo(12_000);
    assertThat(seen.characters()).isEqualTo(120_000);
  }

  @Test
  void isNew_exactlyAsManyAsAreFew_tellsThemApart() {
    SeenTexts seen = new SeenTexts();
    for (int i = 0; i < 5_000; i++) {
      seen.isNew("text " + i);
    }

    assertThat(seen.isNew("text 0")).isFalse();
    assertThat(seen.isNew("text 4999")).isFalse();
    assertThat(seen.size()).isEqualTo(5_000);
  }
}
