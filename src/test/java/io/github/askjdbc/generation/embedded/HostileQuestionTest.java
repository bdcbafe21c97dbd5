package io.github.askjdbc.generation.embedded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.askjdbc.catalog.DatabaseKnowledge;
import io.github.askjdbc.generation.Candidate;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.question.QuestionBudget;
import io.github.askjdbc.question.QuestionCancelledException;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class HostileQuestionTest {

  private static Connection connection;
  private static DatabaseKnowledge knowledge;

  @BeforeAll
  static void openDatabase() throws SQLException {
    connection = Clinic.open();
    knowledge = DatabaseFixture.know(connection);
  }

  @AfterAll
  static void closeDatabase() throws SQLException {
    connection.close();
  }

  static Stream<String> overlong() {
    int size = 1 << 20;
    return Stream.of(
        "How many patients are there? " + "x".repeat(size),
        "How many patients are there? " + "and patients ".repeat(size / 13),
        "How many patients are there? " + "'".repeat(size),
        "How many patients are there? " + "\"a ".repeat(size / 3),
        "How many patients are there? " + "1,".repeat(size / 2),
        "How many patients are there? " + "\u202e\u05d0".repeat(size / 2),
        "How many patients are there? " + "\uD800a".repeat(size / 2));
  }

  @ParameterizedTest
  @MethodSource("overlong")
  void generate_overlongQuestion_restStaysUnexplained(String question) {
    LinkedQuestion linked = Clinic.link(question, knowledge);

    assertThat(linked.words()).hasSizeLessThanOrEqualTo(121);
    for (Candidate candidate : Clinic.generate(linked, knowledge)) {
      assertThat(candidate.explained().orElseThrow())
          .as(candidate.sql())
          .doesNotContain(linked.words().size() - 1);
    }
  }

  @Test
  void generate_onlyControlCharacters_nothing() {
    LinkedQuestion linked = Clinic.link("\u0000\u0007\u001b\u202e\uFEFF \n", knowledge);

    assertThat(linked.words()).isEmpty();
    assertThat(Clinic.generate(linked, knowledge)).isEmpty();
  }

  @Test
  void generate_statementInQuotes_neverOutsideALiteral() {
    String question = "Show patients named \"x'; DROP TABLE patient; --\"";

    List<Candidate> candidates = Clinic.generate(Clinic.link(question, knowledge), knowledge);

    assertThat(candidates).noneMatch(candidate -> candidate.sql().contains("DROP"));
  }

  @Test
  void generate_cancelled_stops() {
    LinkedQuestion linked = Clinic.link("How many patients are there?", knowledge);
    QuestionBudget budget = new QuestionBudget(System::nanoTime, Duration.ofMinutes(1), 0);
    budget.cancel();

    assertThatThrownBy(() -> Clinic.generate(linked, knowledge, budget))
        .isInstanceOf(QuestionCancelledException.class);
  }
}
