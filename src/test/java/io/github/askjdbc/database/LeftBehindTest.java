package io.github.askjdbc.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.github.askjdbc.question.BudgetExhaustedException;
import io.github.askjdbc.question.QuestionBudget;
import io.github.askjdbc.question.QuestionCancelledException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.Properties;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Targets that take no notice of being cancelled. No call of theirs comes back before it is
 * released, so that whatever waits for one would wait for ever.
 */
@Timeout(value = 60, unit = TimeUnit.SECONDS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
@SuppressWarnings("try") // closing waits, and may be interrupted
class LeftBehindTest {
  private static final ProbeQuery QUERY = ProbeQuery.of("SELECT a FROM t", 5);
  private static final ProbeLimits LIMITS =
      new ProbeLimits(Duration.ofMinutes(5), Duration.ofMinutes(5), 100, 16);

  @TempDir private Path folder;

  /** A caller's connection to a real database, and a pool of deaf ones. */
  private final class Deaf implements AutoCloseable {
    final DeafSource source;
    final Connection caller;
    final TargetDatabases databases;
    final TargetSession session;
    private final String url;

    Deaf(String kind, String deaf) throws SQLException {
      this(kind, deaf, LIMITS);
    }

    Deaf(String kind, String deaf, ProbeLimits limits) throws SQLException {
      url = "jdbc:" + kind + ":" + folder.resolve(kind + ".db");
      source = new DeafSource(deaf);
      caller = DriverManager.getConnection(url);
      try (Statement statement = caller.createStatement()) {
        statement.execute("CREATE TABLE t (a VARCHAR(10))");
        statement.execute("INSERT INTO t VALUES ('x')");
      }
      databases = new TargetDatabases(source, limits, System::nanoTime);
      session = open();
    }

    TargetSession open() {
      return databases.open(url, new Properties(), caller, new SessionWatch());
    }

    /** Asks as a question does. */
    ProbeOutcome ask(QuestionBudget budget) throws SQLException {
      ReadOnlyDatabase database = session.forQuestion(budget);
      assertThat(database.cacheable()).isTrue();
      ProbeOutcome outcome = database.query(QUERY, budget);
      database.metadata(LeftBehindTest::readCatalogs, budget);
      budget.check();
      return outcome;
    }

    /** What was left behind comes back, and nothing is left of it. */
    @Override
    public void close() throws Exception {
      source.release();
      session.close();
      databases.close();
      while (threads() > 0) {
        TimeUnit.MILLISECONDS.sleep(10);
      }
      for (Connection connection : source.opened()) {
        assertThat(connection.isClosed()).isTrue();
      }
      caller.close();
    }
  }

  private static boolean readCatalogs(DatabaseMetaData metadata) throws SQLException {
    metadata.getCatalogs().close();
    return true;
  }

  private static long threads() {
    return Thread.getAllStackTraces().keySet().stream()
        .filter(thread -> thread.getName().startsWith("ask-jdbc-probe"))
        .count();
  }

  private static QuestionBudget soonOver() {
    return new QuestionBudget(System::nanoTime, Duration.ofMillis(300), 10);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "open",
        "setReadOnly",
        "prepareStatement",
        "executeQuery",
        "getTables",
        "getCatalogs",
        "next",
        "ResultSet.close",
        "PreparedStatement.close"
      })
  void question_deafCallOnThePool_endsWithItsBudget(String deaf) throws Exception {
    try (Deaf target = new Deaf("h2", deaf)) {
      assertThatThrownBy(() -> target.ask(soonOver())).isInstanceOf(BudgetExhaustedException.class);
      assertThat(threads()).isPositive();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"BEGIN", "ROLLBACK"})
  void question_deafTransactionOnThePool_endsWithItsBudget(String deaf) throws Exception {
    try (Deaf target = new Deaf("duckdb", deaf)) {
      assertThatThrownBy(() -> target.ask(soonOver())).isInstanceOf(BudgetExhaustedException.class);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"open", "executeQuery", "getTables"})
  void cancel_deafCallOnThePool_endsTheQuestion(String deaf) throws Exception {
    try (Deaf target = new Deaf("h2", deaf)) {
      QuestionBudget budget = new QuestionBudget(System::nanoTime, Duration.ofMinutes(10), 10);
      CompletableFuture<Throwable> asked =
          CompletableFuture.supplyAsync(() -> catchThrowable(() -> target.ask(budget)));
      target.source.awaitDeafness();

      budget.cancel();

      assertThat(asked.get()).isInstanceOf(QuestionCancelledException.class);
    }
  }

  @Test
  void interrupt_deafCallOnThePool_cancelsTheQuestion() throws Exception {
    try (Deaf target = new Deaf("h2", "executeQuery")) {
      CompletableFuture<Throwable> asked = new CompletableFuture<>();
      Thread asking =
          new Thread(
              () -> {
                QuestionBudget budget =
                    new QuestionBudget(System::nanoTime, Duration.ofMinutes(10), 10);
                Throwable thrown = catchThrowable(() -> target.ask(budget));
                asked.complete(Thread.currentThread().isInterrupted() ? thrown : null);
              });
      asking.start();
      target.source.awaitDeafness();

      asking.interrupt();

      assertThat(asked.get()).isInstanceOf(QuestionCancelledException.class);
    }
  }

  /** As when the network is gone: the query does not end, and cancelling it does not either. */
  @Test
  void cancel_deafToCancelToo_endsTheQuestion() throws Exception {
    try (Deaf target = new Deaf("h2", "cancel")) {
      try (Statement statement = target.caller.createStatement()) {
        statement.execute("CREATE ALIAS hold FOR '" + HeldFunction.class.getName() + ".hold'");
      }
      QuestionBudget budget = new QuestionBudget(System::nanoTime, Duration.ofMinutes(10), 10);
      ReadOnlyDatabase database = target.session.forQuestion(budget);
      CompletableFuture<Throwable> asked =
          CompletableFuture.supplyAsync(
              () ->
                  catchThrowable(() -> database.query(ProbeQuery.of("SELECT hold()", 1), budget)));
      HeldFunction.awaitCall();

      budget.cancel();

      assertThat(asked.get()).isInstanceOf(QuestionCancelledException.class);
      HeldFunction.release();
    }
  }

  @Test
  void question_probeThatOutlivesItsLimit_isLeftBehindAndEndsTheQuestion() throws Exception {
    ProbeLimits limits = new ProbeLimits(Duration.ofMillis(100), Duration.ofSeconds(30), 100, 16);
    try (Deaf target = new Deaf("h2", "SELECT a", limits)) {
      QuestionBudget budget = new QuestionBudget(System::nanoTime, Duration.ofMinutes(10), 10);

      assertThatThrownBy(() -> target.ask(budget)).isInstanceOf(BudgetExhaustedException.class);
      assertThat(
              target
                  .session
                  .forQuestion(budget)
                  .query(ProbeQuery.of("SELECT COUNT(*) FROM t", 1), budget))
          .isInstanceOf(ProbeOutcome.Rows.class);
    }
  }

  @Test
  void question_asManyLeftBehindAsMayBe_endsAtOnceAndGoesOnWhenTheyAreBack() throws Exception {
    try (Deaf target = new Deaf("h2", "executeQuery")) {
      for (int i = 0; i < ProbePool.MOST_LEFT_BEHIND; i++) {
        assertThatThrownBy(() -> target.ask(soonOver()))
            .isInstanceOf(BudgetExhaustedException.class);
      }
      assertThat(threads()).isEqualTo(ProbePool.MOST_LEFT_BEHIND);
      QuestionBudget unhurried = new QuestionBudget(System::nanoTime, Duration.ofMinutes(10), 10);

      assertThatThrownBy(() -> target.ask(unhurried))
          .isInstanceOf(BudgetExhaustedException.class)
          .hasMessageContaining("told to stop and have not come back");
      assertThat(threads()).isEqualTo(ProbePool.MOST_LEFT_BEHIND);

      target.source.release();
      while (threads() > 0) {
        TimeUnit.MILLISECONDS.sleep(10);
      }
      assertThat(target.ask(unhurried)).isInstanceOf(ProbeOutcome.Rows.class);
    }
  }

  @Test
  void question_allConnectionsInUseByDeafCalls_endsWithItsBudget() throws Exception {
    try (Deaf target = new Deaf("h2", "executeQuery")) {
      QuestionBudget patient = new QuestionBudget(System::nanoTime, Duration.ofMinutes(10), 10);
      for (int i = 0; i < 2; i++) {
        CompletableFuture<Throwable> unused =
            CompletableFuture.supplyAsync(() -> catchThrowable(() -> target.ask(patient)));
      }
      while (threads() < 2) {
        TimeUnit.MILLISECONDS.sleep(10);
      }

      assertThatThrownBy(() -> target.ask(soonOver())).isInstanceOf(BudgetExhaustedException.class);
      assertThat(threads()).isEqualTo(2);
      patient.cancel();
    }
  }

  @Test
  void close_connectionThatDoesNotClose_holdsUpNobody() throws Exception {
    try (Deaf target = new Deaf("h2", "Connection.close")) {
      assertThat(target.ask(Target.budget())).isInstanceOf(ProbeOutcome.Rows.class);

      target.session.close();
      target.open().close();
      target.databases.close();

      assertThat(target.databases.pooledConnections()).isZero();
      assertThat(threads()).isPositive();
    }
  }
}
