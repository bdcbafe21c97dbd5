package io.github.askjdbc.driver;

import io.github.askjdbc.driver.forwarding.ForwardingResultSet;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/** A result set of the target; statement and values lead back to the wrapping objects. */
class AskingResultSet extends ForwardingResultSet {
  private final AskingConnection connection;

  /** The one last known to be behind the rows; null for none. */
  private AskingStatement<?> statement;

  /**
   * @param statement that may be behind the rows; null if none is known
   */
  AskingResultSet(AskingConnection connection, AskingStatement<?> statement, ResultSet delegate) {
    super(delegate);
    this.connection = connection;
    this.statement = statement;
  }

  /** The wrapper of the one that the target says, which may have made it for these rows alone. */
  @Override
  public Statement getStatement() throws SQLException {
    Statement target = delegate().getStatement();
    if (target == null) {
      return null;
    }
    AskingStatement<?> last = statement;
    if (last == null || last.delegate() != target) {
      last = connection.values().statement(target, this);
      statement = last;
    }
    return last;
  }

  @Override
  protected <V> V shown(V value) {
    return connection.values().shown(value, statement);
  }
}
