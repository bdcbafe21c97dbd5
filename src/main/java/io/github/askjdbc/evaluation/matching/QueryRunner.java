package io.github.askjdbc.evaluation.matching;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.LongSupplier;

/**
 * Runs gold and predicted SQL, bounded in time and rows. The connection must be unable to write: a
 * predicted SQL is anybody's text.
 */
public final class QueryRunner implements AutoCloseable {

  private final LongSupplier nanoTime;

  /** Cancels what takes too long; sqlite-jdbc reads setQueryTimeout as a lock wait. */
  private final ScheduledExecutorService watchdog = Executors.newSingleThreadScheduledExecutor();

  private final Duration timeLimit;
  private final int maxRows;

  /**
   * @param nanoTime a monotonic clock in nanoseconds
   * @param maxRows more rows than that are a failure, at least 1
   */
  public QueryRunner(LongSupplier nanoTime, Duration timeLimit, int maxRows) {
    this.nanoTime = nanoTime;
    this.timeLimit = timeLimit;
    this.maxRows = maxRows;
  }

  @Override
  public void close() {
    watchdog.shutdownNow();
  }

  /** Runs one statement; whatever goes wrong is the result. */
  public QueryResult run(Connection connection, String sql) {
    if (SqlTokens.holdsSeveralStatements(sql)) {
      return new QueryResult.Failed("more than one statement");
    }
    if (!SqlTokens.startsAsQuery(sql)) {
      return new QueryResult.Failed("not a query: it begins with neither SELECT, WITH nor VALUES");
    }
    AtomicBoolean late = new AtomicBoolean();
    try (Statement statement = connection.createStatement()) {
      ScheduledFuture<?> alarm =
          watchdog.schedule(
              () -> {
                late.set(true);
                cancel(statement);
              },
              timeLimit.toMillis(),
              TimeUnit.MILLISECONDS);
      try {
        return read(statement, sql);
      } finally {
        alarm.cancel(false);
        endTransaction(connection);
      }
    } catch (SQLException e) {
      return new QueryResult.Failed(
          late.get() ? "longer than " + timeLimit.toMillis() + " ms" : message(e));
    }
  }

  private QueryResult read(Statement statement, String sql) throws SQLException {
    long start = nanoTime.getAsLong();
    try (ResultSet results = statement.executeQuery(sql)) {
      ResultSetMetaData metadata = results.getMetaData();
      int width = metadata.getColumnCount();
      List<String> columns = new ArrayList<>();
      for (int i = 1; i <= width; i++) {
        columns.add(String.valueOf(metadata.getColumnLabel(i)));
      }
      List<List<Object>> rows = new ArrayList<>();
      while (results.next()) {
        if (rows.size() == maxRows) {
          return new QueryResult.Failed("more than " + maxRows + " rows");
        }
        List<Object> cells = new ArrayList<>(width);
        for (int i = 1; i <= width; i++) {
          cells.add(results.getObject(i));
        }
        rows.add(cells);
      }
      long nanos = nanoTime.getAsLong() - start;
      return new QueryResult.Rows(ResultRows.of(columns, rows), nanos);
    }
  }

  /** A failed query must not leave the next one in an aborted transaction. */
  private static void endTransaction(Connection connection) throws SQLException {
    if (!connection.getAutoCommit()) {
      connection.rollback();
    }
  }

  private static void cancel(Statement statement) {
    try {
      statement.cancel();
    } catch (SQLException e) {
      // closed meanwhile: it is no longer running, which is what was wanted
      assert e != null;
    }
  }

  private static String message(SQLException e) {
    return e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage();
  }
}
