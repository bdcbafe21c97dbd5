package io.github.askjdbc.cli.asking;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.question.QuestionMode;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class TypedTextTest {

  private final TypedText texts = new TypedText(QuestionMode.AUTO);

  static List<String> statements() throws IOException {
    try (InputStream stream = TypedTextTest.class.getResourceAsStream("statements.case")) {
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.startsWith("#"))
          .toList();
    }
  }

  @ParameterizedTest
  @MethodSource("statements")
  void doubt_texts_isOfWhatMayChangeTheDatabase(String line) {
    int blank = line.indexOf(' ');
    String doubt = texts.doubt(line.substring(blank + 1)).orElse("");
    switch (line.substring(0, blank)) {
      case "reads" -> assertThat(doubt).isEmpty();
      case "asks" -> assertThat(doubt).contains("may change the database");
      case "unknown" -> assertThat(doubt).contains("neither a question");
      default -> throw new IllegalStateException(line);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "How many customers are there?",
        "ASK how many customers are there",
        "customer names",
        "SELECT 1;",
        "SELECT 1\n",
        "",
      })
  void isComplete_whatEndsWithItsLine_orWithItsSign(String text) {
    assertThat(texts.isComplete(text)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"SELECT 1", "select name\nfrom customer", "DELETE FROM customer"})
  void isComplete_statementWithoutEnd_goesOn(String text) {
    assertThat(texts.isComplete(text)).isFalse();
  }

  @Test
  void question_whereNoQuestionsAreTaken_isNone() {
    assertThat(new TypedText(QuestionMode.OFF).question("How many customers are there?")).isEmpty();
    assertThat(texts.question("ASK SQL 'How many?' USING 'all of them'"))
        .get()
        .satisfies(question -> assertThat(question.evidence()).contains("all of them"));
  }
}
