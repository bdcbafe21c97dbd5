package io.github.askjdbc.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.askjdbc.question.BudgetExhaustedException;
import io.github.askjdbc.question.QuestionBudget;
import io.github.askjdbc.question.QuestionCancelledException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ProbeRunnerTest {
  private static final String ENDLESS =
      "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT COUNT(*) FROM n";

  @TempDir private Path folder;

  private Target open(String url) throws SQLException {
    return new Target(url.replace("$", folder.toString()))
        .run("CREATE TABLE t (a TEXT, b BLOB)", "INSERT INTO t VALUES ('x', NULL)");
  }

  @ParameterizedTest
  @ValueSource(strings = {"jdbc:sqlite:", "jdbc:sqlite:$/a.db"})
  void query_neverEnding_isOutOfTimeAndTheConnectionGoesOn(String url) throws Exception {
    try (Target target = open(url)) {
      ReadOnlyDatabase database = target.database();
      QuestionBudget budget = new QuestionBudget(System::nanoTime, Duration.ofMillis(300), 10);

      assertThatThrownBy(() -> database.query(ProbeQuery.of(ENDLESS, 1), budget))
          .isInstanceOf(BudgetExhaustedException.class);
      assertThat(database.query(ProbeQuery.of("SELECT a FROM t", 1), Target.budget()))
          .isInstanceOf(ProbeOutcome.Rows.class);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"jdbc:sqlite:", "jdbc:sqlite:$/a.db"})
  void query_cancelledMeanwhile_throws(String url) throws Exception {
    try (Target target = open(url)) {
      ReadOnlyDatabase database = target.database();
      QuestionBudget budget = new QuestionBudget(System::nanoTime, Duration.ofMinutes(10), 10);
      CompletableFuture<Void> cancel = CompletableFuture.runAsync(budget::cancel);

      assertThatThrownBy(() -> database.query(ProbeQuery.of(ENDLESS, 1), budget))
          .isInstanceOf(QuestionCancelledException.class);
      cancel.join();
    }
  }

  @Test
  void query_withoutTimeOrProbesLeft_isNotRun() throws Exception {
    try (Target target = open("jdbc:sqlite:")) {
      ReadOnlyDatabase database = target.database();
      ProbeQuery query = ProbeQuery.of("SELECT a FROM t", 1);

      assertThat(
              database.query(query, new QuestionBudget(System::nanoTime, Duration.ofMinutes(1), 0)))
          .isInstanceOf(ProbeOutcome.OutOfBudget.class);
      assertThatThrownBy(
              () -> database.query(query, new QuestionBudget(System::nanoTime, Duration.ZERO, 9)))
          .isInstanceOf(BudgetExhaustedException.class);
    }
  }

  @Test
  void query_hugeCells_keepsTheirBeginnings() throws Exception {
    try (Target target =
        open("jdbc:sqlite:")
            .run("INSERT INTO t VALUES (hex(zeroblob(1000000)), zeroblob(1000000))")) {
      ProbeOutcome outcome =
          target
              .database()
              .query(ProbeQuery.of("SELECT a, b FROM t WHERE length(a) > 1", 5), Target.budget());

      List<Object> row = ((ProbeOutcome.Rows) outcome).rows().get(0);
      assertThat((String) row.get(0)).isEqualTo("0".repeat(100));
      assertThat((byte[]) row.get(1)).hasSize(16);
    }
  }

  @Test
  void query_moreRowsThanAsked_saysSo() throws Exception {
    try (Target target = open("jdbc:sqlite:").run("INSERT INTO t VALUES ('y', NULL)")) {
      ReadOnlyDatabase database = target.database();

      assertThat(database.query(new ProbeQuery("SELECT a FROM t", List.of(), 1), Target.budget()))
          .isEqualTo(new ProbeOutcome.Rows(List.of("a"), List.of(List.of("x")), true));
      assertThat(
              database.query(
                  new ProbeQuery("SELECT a FROM t WHERE a = ?", List.of("y"), 1), Target.budget()))
          .isEqualTo(new ProbeOutcome.Rows(List.of("a"), List.of(List.of("y")), false));
    }
  }
}
