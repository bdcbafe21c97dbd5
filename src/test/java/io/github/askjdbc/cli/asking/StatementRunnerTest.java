package io.github.askjdbc.cli.asking;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.question.QuestionMode;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class StatementRunnerTest {

  private static final String ENDLESS =
      "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT MAX(i) FROM n";

  private final TypedText texts = new TypedText(QuestionMode.AUTO);
  private Connection connection;

  @BeforeEach
  void open() throws SQLException {
    connection = DriverManager.getConnection("jdbc:sqlite::memory:");
  }

  @AfterEach
  void close() throws SQLException {
    connection.close();
  }

  private StatementRunner runner(WriteConsent consent) {
    return new StatementRunner(connection, texts, consent, 2);
  }

  @Test
  void run_statementThatWrites_onlyWithConsent() {
    String sql = "CREATE TABLE t (a INTEGER)";
    assertThat(runner(WriteConsent.REFUSED).run(sql))
        .isInstanceOfSatisfying(
            StatementOutcome.Withheld.class,
            withheld -> assertThat(withheld.reason()).contains("may change", "--write"));
    assertThat(runner(WriteConsent.REFUSED).run("SELECT * FROM t"))
        .isInstanceOf(StatementOutcome.Failed.class);
    assertThat(runner(WriteConsent.GIVEN).run(sql)).isInstanceOf(StatementOutcome.Changed.class);
    assertThat(runner(WriteConsent.REFUSED).run("SELECT * FROM t"))
        .isInstanceOf(StatementOutcome.Rows.class);
  }

  @Test
  void run_moreRowsThanAreShown_saysSo() {
    assertThat(runner(WriteConsent.REFUSED).run("VALUES (1), (2), (3)"))
        .isInstanceOfSatisfying(
            StatementOutcome.Rows.class,
            answer -> assertThat(answer.rows().count()).isEqualTo("the first 2 rows"));
    assertThat(runner(WriteConsent.REFUSED).run("VALUES (1), (2)"))
        .isInstanceOfSatisfying(
            StatementOutcome.Rows.class,
            answer -> assertThat(answer.rows().count()).isEqualTo("2 rows"));
  }

  @Test
  void run_failureWithoutState_isToldWithoutOne() {
    StatementOutcome outcome = runner(WriteConsent.REFUSED).run("SELECT nothing FROM nowhere");
    assertThat(OutcomePrinter.remarks(outcome))
        .singleElement()
        .satisfies(remark -> assertThat(remark).startsWith("failed: ").doesNotContain("null"));
  }

  @Test
  void remarks_failureWithState_namesItAndWhatIsChained() {
    assertThat(
            OutcomePrinter.remarks(
                new StatementOutcome.Failed(
                    "42S02", List.of("no such table", "write ASK before it"))))
        .containsExactly("failed (42S02): no such table", "write ASK before it");
  }

  @Test
  void cancel_whileAStatementRuns_endsItAndNothingElse() throws InterruptedException {
    StatementRunner runner = runner(WriteConsent.REFUSED);
    assertThat(runner.cancel()).isFalse();
    Thread other =
        new Thread(
            () -> {
              while (!Thread.currentThread().isInterrupted()) {
                runner.cancel();
                Thread.onSpinWait();
              }
            });
    other.start();

    assertThat(runner.run(ENDLESS)).isInstanceOf(StatementOutcome.Cancelled.class);

    other.interrupt();
    other.join();
    assertThat(runner.run("SELECT 1")).isInstanceOf(StatementOutcome.Rows.class);
  }
}
