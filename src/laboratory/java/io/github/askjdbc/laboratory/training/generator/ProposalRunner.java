package io.github.askjdbc.laboratory.training.generator;

import io.github.askjdbc.evaluation.matching.QueryResult;
import io.github.askjdbc.evaluation.matching.ResultRows;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.sqlite.ProgressHandler;

/**
 * Runs proposals for as long and as far as it takes to know them from the gold. What is too long is
 * told by SQLite's own steps and not by the clock, so that every run comes to the same.
 */
final class ProposalRunner {

  private static final int STEPS_A_CALL = 100_000;

  private final int maxCalls;

  /**
   * @param maxSteps of SQLite's virtual machine; longer queries fail
   */
  ProposalRunner(long maxSteps) {
    this.maxCalls = (int) (maxSteps / STEPS_A_CALL);
  }

  /**
   * @param connection to a SQLite database
   * @param maxRows rows after these are not read
   */
  QueryResult run(Connection connection, String sql, int maxRows) {
    try (Statement statement = connection.createStatement()) {
      ProgressHandler.setHandler(connection, STEPS_A_CALL, new Limit(maxCalls));
      return read(statement, sql, maxRows);
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

  /** Ends a query after so many calls. */
  private static final class Limit extends ProgressHandler {
    private final int most;
    private int calls;

    Limit(int most) {
      this.most = most;
    }

    @Override
    protected int progress() {
      calls++;
      return calls > most ? 1 : 0;
    }
  }
}
