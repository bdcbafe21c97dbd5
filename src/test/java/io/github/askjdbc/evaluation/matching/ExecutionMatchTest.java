package io.github.askjdbc.evaluation.matching;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.evaluation.matching.ExecutionMatch.Outcome;
import io.github.askjdbc.evaluation.questions.EvaluationQuestion;
import io.github.askjdbc.evaluation.run.SqliteFolder;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class ExecutionMatchTest {

  @TempDir static Path folder;

  private static final QueryRunner RUNNER =
      new QueryRunner(System::nanoTime, Duration.ofMillis(300), 1000);

  @BeforeAll
  static void makeDatabase() throws SQLException {
    try (Connection connection =
            DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("shops.sqlite"));
        Statement statement = connection.createStatement()) {
      statement.executeUpdate("CREATE TABLE shop (id INTEGER PRIMARY KEY, name TEXT, city TEXT)");
      statement.executeUpdate(
          "INSERT INTO shop VALUES (1, 'Alpha', 'Oslo'), (2, 'Beta', 'Oslo'), (3, 'Gamma',"
              + " 'Rome')");
    }
  }

  @AfterAll
  static void close() {
    RUNNER.close();
  }

  static List<Arguments> cases() throws IOException {
    return Cases.of("execution-match.txt");
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("cases")
  void compare_case_inBothForms(
      String name, String sql, String gold, String benchmark, String strict) throws SQLException {
    ExecutionMatch match = new ExecutionMatch(RUNNER);
    try (Connection connection = new SqliteFolder(folder, folder).connect("shops")) {
      assertThat(label(match.compare(connection, sql, gold, MatchForm.BENCHMARK)))
          .as("benchmark: %s", name)
          .isEqualTo(benchmark);
      assertThat(label(match.compare(connection, sql, gold, MatchForm.STRICT)))
          .as("strict: %s", name)
          .isEqualTo(strict);
    }
    assertThat(Path.of("made-by-a-prediction.sqlite")).doesNotExist();
    assertThat(folder.toFile().list()).containsExactly("shops.sqlite");
  }

  @Test
  void judge_distinctMissing_differsOnlyInStrictForm() throws SQLException {
    try (Connection connection = new SqliteFolder(folder, folder).connect("shops")) {
      GoldComparison.Finding finding =
          new GoldComparison(RUNNER, 3)
              .judge(connection, "SELECT city FROM shop", "SELECT DISTINCT city FROM shop");

      Judgement judgement = finding.judgement().orElseThrow();
      assertThat(judgement.benchmark()).isTrue();
      assertThat(judgement.strict()).isFalse();
      assertThat(judgement.exact()).isFalse();
      assertThat(judgement.efficiency().orElseThrow()).isPositive();
      assertThat(finding.gold()).isInstanceOf(QueryResult.Rows.class);
    }
  }

  @Test
  void judge_acceptedBesideTheGold_isRightToo() throws SQLException {
    EvaluationQuestion question =
        EvaluationQuestion.answerable("1", "shops", "Cities?", "SELECT DISTINCT city FROM shop")
            .accepting("SELECT city FROM shop");
    try (Connection connection = new SqliteFolder(folder, folder).connect("shops")) {
      GoldComparison comparison = new GoldComparison(RUNNER, 0);

      assertThat(comparison.judge(connection, "SELECT s.city FROM shop s", question).judgement())
          .get()
          .matches(Judgement::strict);
      assertThat(comparison.judge(connection, "SELECT 'none'", question).judgement())
          .get()
          .matches(judgement -> !judgement.strict());
    }
  }

  @Test
  void judge_goldThatDoesNotRun_givesNoJudgement() throws SQLException {
    try (Connection connection = new SqliteFolder(folder, folder).connect("shops")) {
      GoldComparison.Finding finding =
          new GoldComparison(RUNNER, 0).judge(connection, "SELECT 1", "SELECT nothing");

      assertThat(finding.judgement()).isEmpty();
      assertThat(((QueryResult.Failed) finding.gold()).reason()).contains("nothing");
    }
  }

  private static String label(Outcome outcome) {
    if (outcome instanceof Outcome.Same) {
      return "same";
    }
    if (outcome instanceof Outcome.Different) {
      return "different";
    }
    return outcome instanceof Outcome.SqlFailed ? "sql-failed" : "gold-failed";
  }
}
