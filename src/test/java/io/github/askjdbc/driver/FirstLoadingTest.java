package io.github.askjdbc.driver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.askjdbc.question.QuestionBudget;
import io.github.askjdbc.question.QuestionCancelledException;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FirstLoadingTest {
  private static final Duration LIMIT = Duration.ofSeconds(10);

  private final FirstLoading loading = new FirstLoading();

  private static void awaitQuietly(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  @Test
  void await_longLoading_isNotChargedToTheQuestion() {
    AtomicLong now = new AtomicLong();
    AtomicBoolean asking = new AtomicBoolean();
    CountDownLatch waiting = new CountDownLatch(1);
    QuestionBudget budget =
        new QuestionBudget(
            () -> {
              long time = now.get();
              if (asking.get()) {
                waiting.countDown();
              }
              return time;
            },
            LIMIT,
            1);
    asking.set(true);
    loading.begin(
        () -> {
          awaitQuietly(waiting);
          now.addAndGet(Duration.ofMinutes(1).toNanos());
        });

    loading.await(budget);

    assertThat(budget.remaining()).isEqualTo(LIMIT);
  }

  @Test
  void await_cancelledMeanwhile_throwsAtOnce() {
    QuestionBudget budget = new QuestionBudget(System::nanoTime, LIMIT, 1);
    CountDownLatch end = new CountDownLatch(1);
    loading.begin(() -> awaitQuietly(end));
    CompletableFuture<Void> cancel = CompletableFuture.runAsync(budget::cancel);

    assertThatThrownBy(() -> loading.await(budget)).isInstanceOf(QuestionCancelledException.class);
    cancel.join();
    end.countDown();
  }

  @Test
  void begin_again_loadsOnce() {
    AtomicInteger loaded = new AtomicInteger();
    loading.begin(loaded::incrementAndGet);
    loading.begin(loaded::incrementAndGet);
    loading.await(new QuestionBudget(System::nanoTime, LIMIT, 1));

    assertThat(loaded).hasValue(1);
  }

  @ParameterizedTest
  @CsvSource({
    "auto, prepare, prepare ready",
    "explicit, '', ready",
    "off, '', ''",
  })
  void connect_modeOfQuestions_decidesWhenLoadingBegins(String mode, String connected, String asked)
      throws SQLException {
    FixedComponents components = new FixedComponents();
    try (Connection connection =
            components.connect("jdbc:ask:sqlite::memory:?ask.questions=" + mode);
        Statement statement = connection.createStatement()) {
      statement.execute("SELECT 1");
      assertThat(String.join(" ", components.loading)).isEqualTo(connected);
      try {
        statement.execute("ASK how many towns are there");
      } catch (SQLException abstention) {
        // whatever comes of it
      }
      assertThat(String.join(" ", components.loading)).isEqualTo(asked);
    }
  }
}
