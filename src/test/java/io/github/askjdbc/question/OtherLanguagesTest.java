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
      strings = {
        "sales in Los Angeles",
        "Who lives in Den Haag?",
        "songs of Le Havre",
        "42",
        "",
        "How many live in 東京都港区?"
      })
  void speaks_namesOfOtherLanguages_isEnglish(String question) {
    assertThat(OtherLanguages.speaks(question)).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "担当が「Johannes Kranichfeld」または「Marie Castel」の顧客は何人ですか",
        "Johannes Kranichfeld의 주문은 몇 건입니까?"
      })
  void speaks_signsAroundLatinNames_isAnotherLanguage(String question) {
    assertThat(OtherLanguages.speaks(question)).isTrue();
  }
}
