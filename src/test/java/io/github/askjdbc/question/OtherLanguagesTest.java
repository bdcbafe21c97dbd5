package io.github.askjdbc.question;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.english.OtherLanguages;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class OtherLanguagesTest {

  static List<String> english() {
    return RecognitionCorpus.questions();
  }

  @ParameterizedTest
  @MethodSource("english")
  void speaks_english_isNoOtherLanguage(String question) {
    assertThat(OtherLanguages.speaks(question)).isFalse();
  }

  @Test
  void speaks_otherLanguages_isToldInMostCases() {
    List<String> others = RecognitionCorpus.inOtherLanguages();

    assertThat(others.stream().filter(OtherLanguages::speaks))
        .hasSizeGreaterThan(others.size() * 9 / 10);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"sales in Los Angeles", "Who lives in Den Haag?", "songs of Le Havre", "42", ""})
  void speaks_namesOfOtherLanguages_isEnglish(String question) {
    assertThat(OtherLanguages.speaks(question)).isFalse();
  }
}
