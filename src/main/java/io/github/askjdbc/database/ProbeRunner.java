package io.github.askjdbc.database;

import io.github.askjdbc.question.BudgetExhaustedException;
import io.github.askjdbc.question.QuestionBudget;
import io.github.askjdbc.question.QuestionCancelledException;
import java.lang.System.Logger;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

/**
 * Runs one query on one connection, bounded in time, rows and size of cells.
 *
 * <p>Time is kept by a watch of our own, since several drivers ignore the query timeout.
 */
@SuppressWarnings("try") // some resources only end something when closed
final class ProbeRunner {
  private static final Logger LOG = System.getLogger(ProbeRunner.class.getName());

  private static final int FETCH_SIZE = 500;

  private final ProbeLimits limits;
  private final ScheduledExecutorService watch;
  private final BoundedCell cells;

  ProbeRunner(ProbeLimits limits, ScheduledExecutorService watch) {
    this.limits = limits;
    this.watch = watch;
    this.cells = new BoundedCell(limits);
  }

  /** How long a query runs at the most on a target that can be cancelled. */
  Duration longest() {
    return limits.probe();
  }

  /**
   * Runs it with the target's own query timeout too, for a connection that is not the caller's:
   * some drivers keep the timeout for the connection's later statements.
   */
  ProbeOutcome runOnPool(Connection connection, ProbeQuery query, QuestionBudget budget) {
    return run(connection, query, budget, true);
  }

  ProbeOutcome run(Connection connection, ProbeQuery query, QuestionBudget budget) {
    return run(connection, query, budget, false);
  }

  private ProbeOutcome run(
      Connection connection, ProbeQuery query, QuestionBudget budget, boolean pooled) {
    try (PreparedStatement statement = connection.prepareStatement(query.sql())) {
      bound(statement, query);
      if (pooled) {
        timeOut(statement, shorter(limits.probe(), budget.remaining()));
      }
      return watched(statement, query, budget);
    } catch (SQLException failure) {
      return ProbeOutcome.Failed.of(failure);
    } catch (QuestionCancelledException | BudgetExhaustedException stopped) {
      throw stopped;
    } catch (RuntimeException failure) {
      return ProbeOutcome.Failed.of(failure);
    }
  }

  private ProbeOutcome watched(
      PreparedStatement statement, ProbeQuery query, QuestionBudget budget) {
    RunningStatement running = new RunningStatement(statement);
    Duration limit = shorter(limits.probe(), budget.remaining());
    ScheduledFuture<?> timeout =
        watch.schedule(running::stopOutOfTime, limit.toMillis(), TimeUnit.MILLISECONDS);
    try (QuestionBudget.Registration registration = budget.interruptible(running::stop)) {
      return read(statement, query);
    } catch (SQLException failure) {
      if (budget.isCancelled()) {
        throw new QuestionCancelledException();
      }
      if (running.isOutOfTime() || WantOfTime.isIn(failure)) {
        throw new BudgetExhaustedException("time");
      }
      return ProbeOutcome.Failed.of(failure);
    } finally {
      running.end();
      timeout.cancel(false);
    }
  }

  private ProbeOutcome read(PreparedStatement statement, ProbeQuery query) throws SQLException {
    for (int i = 0; i < query.parameters().size(); i++) {
      statement.setObject(i + 1, query.parameters().get(i));
    }
    try (ResultSet result = statement.executeQuery()) {
      int width = result.getMetaData().getColumnCount();
      List<String> labels = new ArrayList<>();
      for (int column = 1; column <= width; column++) {
        labels.add(result.getMetaData().getColumnLabel(column));
      }
      List<List<Object>> rows = new ArrayList<>();
      boolean more = result.next();
      while (more && rows.size() < query.maxRows()) {
        List<Object> row = new ArrayList<>(width);
        for (int column = 1; column <= width; column++) {
          row.add(cells.read(result, column));
        }
        rows.add(Collections.unmodifiableList(row));
        more = result.next();
      }
      return new ProbeOutcome.Rows(labels, rows, more);
    }
  }

  /** One row more than wanted is asked for, to see whether there is one. */
  private static void bound(PreparedStatement statement, ProbeQuery query) throws SQLException {
    int rows = query.maxRows() == Integer.MAX_VALUE ? query.maxRows() : query.maxRows() + 1;
    statement.setMaxRows(rows);
    statement.setFetchSize(Math.min(rows, FETCH_SIZE));
  }

  private static void timeOut(PreparedStatement statement, Duration limit) {
    try {
      statement.setQueryTimeout((int) limit.toSeconds() + 1);
    } catch (SQLException refused) {
      LOG.log(
          Logger.Level.DEBUG, "the target has no query timeout: {0}", TargetFailure.of(refused));
    }
  }

  private static Duration shorter(Duration a, Duration b) {
    return a.compareTo(b) <= 0 ? a : b;
  }
}
