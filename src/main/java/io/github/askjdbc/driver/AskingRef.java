package io.github.askjdbc.driver;

import io.github.askjdbc.driver.forwarding.ForwardingRef;
import java.sql.Ref;
import java.sql.SQLException;
import java.sql.Wrapper;

/** A reference of the target; what it refers to leads back to the wrapping connection. */
final class AskingRef extends ForwardingRef implements Wrapper {
  private final AskingConnection connection;
  private final AskingStatement<?> statement;

  /**
   * @param statement whose value it is; null if that is not known
   */
  AskingRef(AskingConnection connection, AskingStatement<?> statement, Ref delegate) {
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
