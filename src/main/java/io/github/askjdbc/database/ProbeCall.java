package io.github.askjdbc.database;

import io.github.askjdbc.question.QuestionBudget;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * One use of a pooled connection: run by the connection's thread, waited for by another, which may
 * leave it behind.
 */
final class ProbeCall<T> {

  /** What is done with the connection. */
  @FunctionalInterface
  interface Use<T> {
    T of(Connection connection) throws SQLException;
  }

  /** What a target that was told to stop may take before its call is left behind. */
  static final Duration GRACE = Duration.ofMillis(250);

  private final Use<T> use;
  private final int priority = Thread.currentThread().getPriority();
  private final CompletableFuture<T> ended = new CompletableFuture<>();
  private T result;
  private Throwable failure;

  ProbeCall(Use<T> use) {
    this.use = use;
  }

  /**
   * To be called by the connection's thread, which then delivers.
   *
   * @return whether the connection may be used again
   */
  @SuppressWarnings("ThreadPriorityCheck") // work between questions does not become more urgent
  boolean run(Connection connection) {
    Thread.currentThread().setPriority(priority);
    try {
      result = use.of(connection);
      return true;
    } catch (SQLException | RuntimeException | Error e) {
      failure = e;
      return false;
    }
  }

  /** Whether it ended as a query does that the target did not answer. */
  boolean unanswered() {
    return result instanceof ProbeOutcome && !(result instanceof ProbeOutcome.Rows);
  }

  /** In the place of running it. */
  void fail(Throwable cause) {
    failure = cause;
  }

  void deliver() {
    if (failure == null) {
      ended.complete(result);
    } else {
      ended.completeExceptionally(failure);
    }
  }

  boolean isDone() {
    return ended.isDone();
  }

  /**
   * Waits for its end: within the question's time and the limit, or a moment longer, for a target
   * that takes notice of their end.
   *
   * @return whether it ended
   */
  boolean ends(QuestionBudget budget, Duration limit) {
    if (budget.await(ended, limit)) {
      return true;
    }
    try {
      ended.get(GRACE.toNanos(), TimeUnit.NANOSECONDS);
      return true;
    } catch (ExecutionException failed) {
      return true;
    } catch (TimeoutException late) {
      return false;
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  /** What it came to; it has ended. */
  T outcome() throws SQLException {
    try {
      return ended.join();
    } catch (CompletionException failed) {
      if (failed.getCause() instanceof SQLException e) {
        throw e;
      }
      if (failed.getCause() instanceof Error e) {
        throw e;
      }
      throw (RuntimeException) failed.getCause();
    }
  }
}
