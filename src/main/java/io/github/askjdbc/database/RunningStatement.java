package io.github.askjdbc.database;

import java.lang.System.Logger;
import java.sql.SQLException;
import java.sql.Statement;

/**
 * A statement of ours that another thread may stop, until it has ended.
 *
 * <p>Some targets cancel whatever runs on the connection, so a late cancel would hit the caller's
 * next statement: {@link #end} and {@link #stop} exclude each other.
 */
final class RunningStatement {
  private static final Logger LOG = System.getLogger(RunningStatement.class.getName());

  private final Statement statement;
  private boolean ended;
  private boolean outOfTime;

  RunningStatement(Statement statement) {
    this.statement = statement;
  }

  synchronized void stop() {
    if (ended) {
      return;
    }
    try {
      statement.cancel();
    } catch (SQLException | RuntimeException refused) {
      LOG.log(
          Logger.Level.DEBUG,
          "the target does not cancel a statement: {0}",
          TargetFailure.of(refused));
    }
  }

  synchronized void stopOutOfTime() {
    outOfTime = true;
    stop();
  }

  synchronized void end() {
    ended = true;
  }

  synchronized boolean isOutOfTime() {
    return outOfTime;
  }
}
