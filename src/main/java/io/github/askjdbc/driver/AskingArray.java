package io.github.askjdbc.driver;

import io.github.askjdbc.driver.forwarding.ForwardingArray;
import java.sql.Array;
import java.sql.SQLException;
import java.sql.Wrapper;

/** An array of the target; its rows lead back to the wrapping statement and connection. */
final class AskingArray extends ForwardingArray implements Wrapper {
  private final AskingConnection connection;
  private final AskingStatement<?> statement;

  /**
   * @param statement whose value it is; null if that is not known
   */
  AskingArray(AskingConnection connection, AskingStatement<?> statement, Array delegate) {
    super(delegate);
    this.connection = connection;
    this.statement = statement;
  }

  @Override
  protected <V> V shown(V value) {
    return connection.values().shown(value, statement);
  }

  @Override
  public <T> T unwrap(Class<T> type) throws SQLException {
    return Unwrapping.unwrap(this, delegate(), type);
  }

  @Override
  public boolean isWrapperFor(Class<?> type) throws SQLException {
    return Unwrapping.isWrapperFor(this, delegate(), type);
  }
}
