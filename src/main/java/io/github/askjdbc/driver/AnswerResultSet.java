package io.github.askjdbc.driver;

import io.github.askjdbc.database.ConnectionTurns;
import io.github.askjdbc.database.TargetFailure;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.SQLWarning;

/**
 * An answer's rows, no more than the statement's maximum also where the target ignores that.
 *
 * <p>Moving from row to row may go on running the answer's SQL, whose failures are told as those of
 * its execution are.
 */
final class AnswerResultSet extends AskingResultSet {
  private final long maxRows;
  private long read;

  /**
   * @param maxRows 0 for no limit
   */
  AnswerResultSet(
      AskingConnection connection, AskingStatement<?> statement, ResultSet delegate, long maxRows) {
    super(connection, statement, delegate);
    this.maxRows = maxRows;
  }

  private static <R> R moving(ConnectionTurns.Work<R> work) throws SQLException {
    try {
      return work.run();
    } catch (SQLException e) {
      throw TargetFailure.standIn("The answer's rows could not be read on", e);
    }
  }

  @Override
  public boolean next() throws SQLException {
    if (maxRows == 0 || delegate().getType() != TYPE_FORWARD_ONLY) {
      return moving(delegate()::next);
    }
    boolean more = read < maxRows && moving(delegate()::next);
    read++;
    return more;
  }

  @Override
  public boolean previous() throws SQLException {
    return moving(delegate()::previous);
  }

  @Override
  public boolean first() throws SQLException {
    return moving(delegate()::first);
  }

  @Override
  public boolean last() throws SQLException {
    return moving(delegate()::last);
  }

  @Override
  public boolean absolute(int row) throws SQLException {
    return moving(() -> delegate().absolute(row));
  }

  @Override
  public boolean relative(int rows) throws SQLException {
    return moving(() -> delegate().relative(rows));
  }

  /** Several targets read a row ahead for it. */
  @Override
  public boolean isLast() throws SQLException {
    return moving(delegate()::isLast);
  }

  @Override
  public void afterLast() throws SQLException {
    moving(
        () -> {
          delegate().afterLast();
          return true;
        });
  }

  @Override
  public void refreshRow() throws SQLException {
    moving(
        () -> {
          delegate().refreshRow();
          return true;
        });
  }

  @Override
  public SQLWarning getWarnings() throws SQLException {
    return TargetFailure.standIn(delegate().getWarnings());
  }
}
