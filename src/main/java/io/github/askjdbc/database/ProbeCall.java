package io.github.askjdbc.database;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.concurrent.CompletableFuture;

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

  CompletableFuture<T> ended() {
    return ended;
  }
}
