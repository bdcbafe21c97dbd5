package io.github.askjdbc.question;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A megabyte of anything is decided on, and does not hang: quadratic work would take minutes. */
class RecognitionOfHostileTextTest {

  private static final int MEGABYTE = 1 << 20;
  private static final Duration HANGS = Duration.ofSeconds(30);

  static Stream<String> pieces() {
    return Stream.of(
        "(",
        ")",
        "( ",
        "(\n",
        "'",
        "\"",
        "`",
        "[",
        "]",
        "$",
        "$a",
        "$$",
        "?",
        "? ",
        "#",
        "# ",
        ";",
        "-",
        "--",
        "-- ",
        "--\n",
        "/*",
        "/**/",
        "*/",
        "/*/",
        "a",
        "a ",
        "a'",
        "s' ",
        "'a'",
        "\u201c",
        "\u201e ",
        "\u00ab",
        "\ud800",
        "\udc00",
        "\ud83d\ude00",
        "\u0000",
        "the ",
        "ask(",
        "ASK('a')",
        "ASK('a'), ",
        "SELECT ",
        "SELECT * FROM ASK('",
        "(SELECT a FROM ",
        "FROM ASK('a') x JOIN ",
        "\\",
        "'\\",
        "1.",
        "how many ",
        "x'",
        "q'[",
        "E'",
        "\u4e2d",
        "\u0e01",
        "ask",
        "a-",
        "/",
        "# /",
        "\n# a",
        "\u03a3",
        "\u0130",
        "\u00df",
        "e\u0301",
        "FROM \u00df",
        "$a$",
        "[ ");
  }

  @ParameterizedTest
  @MethodSource("pieces")
  void recognize_megabyteOfRepetition_isDecided(String piece) {
    String text = piece.repeat(MEGABYTE / piece.length());
    for (String start : new String[] {"", "ASK ", "SELECT * FROM ASK('a') x, "}) {
      Recognition recognition =
          assertTimeoutPreemptively(
              HANGS, () -> new QuestionRecognizer(QuestionMode.AUTO).recognize(start + text));
      assertThat(recognition).isNotNull();
    }
  }
}
