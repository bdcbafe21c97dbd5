package io.github.askjdbc.database;

import java.lang.System.Logger;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.concurrent.ThreadFactory;

/**
 * A statement of ours that another thread may stop, until it has ended.
 *
 * <p>Some targets cancel whatever runs on the connection, so a late cancel would hit the caller's
 * next statement: cancelling and {@link #end} exclude each other. A cancel that comes before the
 * target has begun is lost, so that it is repeated; it may itself hang, so that a thread of its own
 * does it.
 */
final class RunningStatement {
  private static final Logger LOG = System.getLogger(RunningStatement.class.getName());
  private static final ThreadFactory THREADS = DaemonThreads.named("ask-jdbc-cancel");
  private static final Duration PAUSE = Duration.ofMillis(100);

  private final Statement statement;
  private final Object turn = new Object();
  private volatile boolean stopping;
  private volatile boolean outOfTime;
  private boolean ended;

  RunningStatement(Statement statement) {
    this.statement = statement;
  }

  /** Returns at once. */
  void stop() {
    synchronized (this) {
      if (stopping) {
        return;
      }
      stopping = true;
    }
    THREADS.newThread(this::cancelUntilEnded).start();
  }

  /** The same, because its time is over. */
  void stopOutOfTime() {
    outOfTime = true;
    stop();
  }

  private void cancelUntilEnded() {
    synchronized (turn) {
      try {
        while (!ended) {
          cancel();
          turn.wait(PAUSE.toMillis());
        }
      } catch (InterruptedException nobodyAskedForIt) {
        LOG.log(Logger.Level.DEBUG, "a driver interrupts its caller");
      }
    }
  }

  private void cancel() {
    try {
      statement.cancel();
    } catch (SQLException | RuntimeException refused) {
      LOG.log(
          Logger.Level.DEBUG,
          "the target does not cancel a statement: {0}",
          TargetFailure.of(refused));
    }
  }

  /** Waits for a cancel that is under way. */
  void end() {
    synchronized (turn) {
      ended = true;
      turn.notifyAll();
    }
  }

  boolean isOutOfTime() {
    return outOfTime;
  }
}
