package io.github.askjdbc.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.text.Normalizer;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ComposedTextTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Zoe\u0308 lives in O\u0308stersund. ",
        "e\u0323\u0301e\u0301\u0323 ",
        "\u1112\u1161\u11ab\u1100\u116e\u11a8 ",
        "\ud83d\ude00a\u030a",
        "\ud800\u0301 "
      })
  void of_longTextOfWords_isTheNormalFormOfTheWhole(String piece) {
    for (int times : new int[] {1, 50, 100, 1_000}) {
      String text = piece.repeat(times);
      assertThat(ComposedText.of(text)).isEqualTo(Normalizer.normalize(text, Normalizer.Form.NFC));
    }
  }

  @Test
  void of_aMillionMarks_ends() {
    String text = "e" + "\u0301\u0323".repeat(500_000);
    assertTimeoutPreemptively(
        Duration.ofSeconds(30), () -> assertThat(ComposedText.of(text)).isNotEmpty());
  }
}
