package io.github.askjdbc.driver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.askjdbc.AbstentionException;
import io.github.askjdbc.driver.forwarding.ForwardingStatement;
import io.github.askjdbc.question.QuestionBudget;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(value = 60, unit = TimeUnit.SECONDS)
class CancelTest {
  private static final String QUESTION = "How many towns are there?";

  /** Runs for hours unless it is stopped. */
  private static final String ENDLESS =
      "WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c WHERE n < 100000000000)"
          + " SELECT COUNT(*) FROM c";

  private final CountDownLatch started = new CountDownLatch(1);
  private final FixedComponents components = new FixedComponents().knowing(QUESTION, "SELECT 1");

  @ParameterizedTest
  @ValueSource(strings = {"cancel", "closeStatement", "closeConnection"})
  void stop_whileWeThink_givesQueryCanceled(String how) throws Exception {
    components.thinking(this::thinkUntilStopped);
    Connection connection = components.connect("jdbc:ask:h2:mem:");
    Statement statement = connection.createStatement();
    CompletableFuture<Void> asked = ask(statement);
    started.await();
    switch (how) {
      case "cancel" -> statement.cancel();
      case "closeStatement" -> statement.close();
      default -> connection.close();
    }
    assertThatThrownBy(asked::get)
        .isInstanceOf(ExecutionException.class)
        .cause()
        .isInstanceOf(SQLException.class)
        .hasFieldOrPropertyWithValue("SQLState", "57014");
    connection.close();
  }

  @Test
  void cancel_whileTheTargetWorks_givesQueryCanceledAndTheStatementGoesOn() throws Exception {
    components.knowing("How long is it?", ENDLESS);
    try (Connection connection = components.connect("jdbc:ask:sqlite::memory:");
        Statement statement = connection.createStatement()) {
      CompletableFuture<Void> asked =
          CompletableFuture.runAsync(() -> run(statement, "How long is it?"));
      while (!asked.isDone()) {
        statement.cancel();
        Thread.sleep(20);
      }
      assertThatThrownBy(asked::get)
          .cause()
          .isInstanceOf(IllegalStateException.class)
          .cause()
          .hasFieldOrPropertyWithValue("SQLState", "57014");
      assertThat(Databases.column(statement, QUESTION)).containsExactly("1");
    }
  }

  @Test
  void cancel_nothingUnderWay_doesNotHinderTheNextQuestion() throws SQLException {
    try (Connection connection = components.connect("jdbc:ask:h2:mem:");
        Statement statement = connection.createStatement()) {
      statement.cancel();
      assertThat(Databases.column(statement, QUESTION)).containsExactly("1");
    }
  }

  @Test
  void cancel_whileTheTargetCancelsWhatRanBefore_noQuestionBegins() throws Exception {
    components.thinking(budget -> started.countDown());
    try (Connection connection = components.connect("jdbc:ask:h2:mem:");
        AskingStatement<?> statement = (AskingStatement<?>) connection.createStatement()) {
      List<CompletableFuture<Void>> asked = new ArrayList<>();
      List<Boolean> begun = new ArrayList<>();
      Statement target =
          new ForwardingStatement<>(statement.delegate()) {
            @Override
            public void cancel() {
              asked.add(ask(statement));
              begun.add(startedSoon());
            }
          };
      statement.asked().cancel(target);
      asked.get(0).get();
      assertThat(begun).containsExactly(false);
    }
  }

  private boolean startedSoon() {
    try {
      return started.await(200, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void queryTimeout_shorterThanTheBudget_boundsTheQuestionAndStays() throws SQLException {
    Duration[] left = new Duration[1];
    components.thinking(budget -> left[0] = budget.remaining());
    try (Connection connection = components.connect("jdbc:ask:h2:mem:");
        Statement statement = connection.createStatement()) {
      statement.setQueryTimeout(4);
      Databases.column(statement, QUESTION);
      assertThat(left[0]).isLessThanOrEqualTo(Duration.ofSeconds(4));
      assertThat(statement.getQueryTimeout()).isEqualTo(4);
    }
  }

  @ParameterizedTest
  @MethodSource("io.github.askjdbc.driver.Databases#targets")
  void queryTimeout_whileTheTargetWorks_stopsTheQuestionAndTheStatementGoesOn(String target)
      throws SQLException {
    components.knowing("How long is it?", ENDLESS);
    try (Connection connection = components.connect("jdbc:ask:" + target);
        Statement statement = connection.createStatement()) {
      statement.setQueryTimeout(1);
      assertThatThrownBy(() -> statement.executeQuery("How long is it?"))
          .isInstanceOf(SQLException.class)
          .hasFieldOrPropertyWithValue("SQLState", "57014");
      assertThat(Databases.column(statement, QUESTION)).containsExactly("1");
    }
  }

  @ParameterizedTest
  @MethodSource("io.github.askjdbc.driver.Databases#targets")
  void queryTimeout_whileTheTargetWorksOnAPreparedQuestion_stopsIt(String target)
      throws SQLException {
    components.knowing("How long is it?", ENDLESS);
    try (Connection connection = components.connect("jdbc:ask:" + target);
        PreparedStatement statement = connection.prepareStatement("How long is it?")) {
      statement.setQueryTimeout(1);
      assertThatThrownBy(statement::executeQuery)
          .isInstanceOf(SQLException.class)
          .hasFieldOrPropertyWithValue("SQLState", "57014");
    }
  }

  @Test
  void budget_runningOut_abstains() throws SQLException {
    components.thinking(CancelTest::thinkUntilExhausted);
    try (Connection connection = components.connect("jdbc:ask:h2:mem:;ask.budget.time=5ms");
        Statement statement = connection.createStatement()) {
      assertThatThrownBy(() -> statement.executeQuery(QUESTION))
          .isInstanceOf(AbstentionException.class)
          .hasFieldOrPropertyWithValue("SQLState", "NL006");
    }
  }

  private CompletableFuture<Void> ask(Statement statement) {
    CompletableFuture<Void> done = new CompletableFuture<>();
    Thread thread =
        new Thread(
            () -> {
              try {
                statement.executeQuery(QUESTION);
                done.complete(null);
              } catch (SQLException e) {
                done.completeExceptionally(e);
              }
            });
    thread.setDaemon(true);
    thread.start();
    return done;
  }

  private static void run(Statement statement, String text) {
    try {
      statement.executeQuery(text).close();
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  private void thinkUntilStopped(QuestionBudget budget) {
    CountDownLatch stopped = new CountDownLatch(1);
    try (QuestionBudget.Registration registration = budget.interruptible(stopped::countDown)) {
      assertThat(registration).isNotNull();
      started.countDown();
      stopped.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void thinkUntilExhausted(QuestionBudget budget) {
    while (!budget.remaining().isZero()) {
      Thread.onSpinWait();
    }
  }
}
