package io.github.askjdbc.database;

import io.github.askjdbc.question.QuestionBudget;
import java.sql.SQLException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/**
 * Keeps what the caller's other threads run out of the transaction that a probe opens on their
 * connection and rolls back: the caller's statements run side by side, a probe runs alone.
 */
public final class ConnectionTurns {
  private static final long LOOK_MILLIS = 20;

  private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();

  /** Work of ours or of the target. */
  @FunctionalInterface
  public interface Work<R> {
    R run() throws SQLException;
  }

  /** Something of the caller's; waits for a probe under way. */
  public <R> R shared(Work<R> work) throws SQLException {
    lock.readLock().lock();
    try {
      return work.run();
    } finally {
      lock.readLock().unlock();
    }
  }

  /**
   * Something of a question's; waits for the statements of the caller that run, but for those that
   * ask it themselves.
   *
   * @throws io.github.askjdbc.question.BudgetExhaustedException if they take longer than the
   *     question may
   */
  <R> R alone(QuestionBudget budget, Work<R> work) throws SQLException {
    if (lock.getReadHoldCount() > 0) {
      return work.run();
    }
    while (!taken()) {
      budget.check();
    }
    try {
      return work.run();
    } finally {
      lock.writeLock().unlock();
    }
  }

  private boolean taken() throws SQLException {
    try {
      return lock.writeLock().tryLock(LOOK_MILLIS, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new SQLException("The thread was interrupted while it waited for the connection", e);
    }
  }
}
