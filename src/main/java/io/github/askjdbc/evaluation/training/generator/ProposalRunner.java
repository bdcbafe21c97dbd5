package io.github.askjdbc.evaluation.training.generator;

import io.github.askjdbc.evaluation.matching.QueryResult;
import io.github.askjdbc.evaluation.matching.ResultRows;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

/** Runs proposals for as long and as far as it takes to know them from the gold. */
final class ProposalRunner {

  private final ScheduledExecutorService watchdog;
  private final Duration timeLimit;

  ProposalRunner(ScheduledExecutorService watchdog, Duration timeLimit) {
    this.watchdog = watchdog;
    this.timeLimit = timeLimit;
  }

  /**
   * @param maxRows rows after these are not read
   */
  QueryResult run(Connection connection, String sql, int maxRows) {
    try (Statement statement = connection.createStatement()) {
      ScheduledFuture<?> alarm =
          watchdog.schedule(
              () -> stop(statement), timeLimit.toMillis(), TimeUnit.MILLISECONDS);
      try {
        return read(statement, sql, maxRows);
      } finally {
        alarm.cancel(false);
      }
    } catch (SQLException e) {
      return new QueryResult.Failed(String.valueOf(e.getMessage()));
    }
  }

  private static QueryResult read(Statement statement, String sql, int maxRows)
      throws SQLException {
    statement.setMaxRows(maxRows);
    try (ResultSet results = statement.executeQuery(sql)) {
      int width = results.getMetaData().getColumnCount();
      List<List<Object>> rows = new ArrayList<>();
      while (results.next() && rows.size() < maxRows) {
        List<Object> cells = new ArrayList<>(width);
        for (int i = 1; i <= width; i++) {
          cells.add(results.getObject(i));
        }
        rows.add(cells);
      }
      return new QueryResult.Rows(ResultRows.of(List.of(), rows), 0);
    }
  }

  private static void stop(Statement statement) {
    try {
      statement.cancel();
    } catch (SQLException e) {
      // closed meanwhile: it is no longer running, which is what was wanted
      assert e != null;
    }
  }
}
