package io.github.askjdbc.driver;

import java.sql.ResultSet;
import java.sql.SQLException;

/** An answer's rows, no more than the statement's maximum also where the target ignores that. */
final class AnswerResultSet extends AskingResultSet {
  private final long maxRows;
  private long read;

  /**
   * @param maxRows at least 1
   */
  AnswerResultSet(
      AskingConnection connection, AskingStatement<?> statement, ResultSet delegate, long maxRows) {
    super(connection, statement, delegate);
    this.maxRows = maxRows;
  }

  @Override
  public boolean next() throws SQLException {
    if (delegate().getType() != TYPE_FORWARD_ONLY) {
      return delegate().next();
    }
    boolean more = read < maxRows && delegate().next();
    read++;
    return more;
  }
}
