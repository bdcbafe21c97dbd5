package io.github.askjdbc.memory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import io.github.askjdbc.question.Question;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class QuestionKeyTest {

  static Stream<String> pairs() {
    try (InputStream in = QuestionKeyTest.class.getResourceAsStream("same-questions.txt")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.startsWith("#"))
          .map(QuestionKeyTest::unescaped);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String unescaped(String line) {
    return line.replace("\\t", "\t")
        .replace("\\u00a0", "\u00a0")
        .replace("\\u0301", "\u0301")
        .replace("\\uff1f", "\uff1f");
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void of_twoQuestions_areTheSameOrNot(String pair) {
    boolean same = !pair.contains(" <> ");
    String[] questions = pair.split(same ? " = " : " <> ", -1);
    QuestionKey first = QuestionKey.of(Question.of(questions[0]));
    QuestionKey second = QuestionKey.of(Question.of(questions[1]));
    if (same) {
      assertThat(first).isEqualTo(second);
    } else {
      assertThat(first).isNotEqualTo(second);
    }
  }

  @Test
  void of_questionWithEvidence_isAnotherQuestion() {
    Question plain = Question.of("Who is rich?");
    Question explained = new Question("Who is rich?", Optional.of("rich means above 100"));
    assertThat(QuestionKey.of(plain)).isNotEqualTo(QuestionKey.of(explained));
  }

  @Test
  void of_nothingButPoliteness_keepsIt() {
    assertThat(QuestionKey.of(Question.of("Please")).question()).isEqualTo("please");
    assertThat(QuestionKey.of(Question.of("thanks, please")).question()).isNotEmpty();
  }

  /** What takes the square of its length takes minutes. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        ".",
        "? ",
        " ",
        "\u00a0",
        "'",
        "x'y ",
        "\u201c",
        "\u201cx\u201dy ",
        "please ",
        ", thanks",
        "\u03a3",
        "\u0130",
        "\u0301\u0323"
      })
  void of_aMillionCharacters_ends(String piece) {
    String text = "a" + piece.repeat(1_000_000 / piece.length());
    assertTimeoutPreemptively(
        Duration.ofSeconds(30),
        () -> {
          assertThat(QuestionKey.of(Question.of(text)).question().length()).isPositive();
          assertThat(QuestionKey.of(Question.of(text + "x")).question().endsWith("x")).isTrue();
        });
  }

  @Test
  void of_greekInCapitals_isTheSame() {
    assertThat(QuestionKey.of(Question.of("\u039f\u0394\u039f\u03a3?")))
        .isEqualTo(QuestionKey.of(Question.of("\u03bf\u03b4\u03bf\u03c2")));
  }
}
