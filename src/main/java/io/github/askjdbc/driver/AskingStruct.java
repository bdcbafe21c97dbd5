package io.github.askjdbc.driver;

import io.github.askjdbc.driver.forwarding.ForwardingStruct;
import java.sql.SQLException;
import java.sql.Struct;
import java.sql.Wrapper;

/** A structure of the target with attributes that lead back to the wrapping connection. */
final class AskingStruct extends ForwardingStruct implements Wrapper {
  private final AskingConnection connection;
  private final AskingStatement<?> statement;

  /**
   * @param statement whose value it is; null if that is not known
   */
  AskingStruct(AskingConnection connection, AskingStatement<?> statement, Struct delegate) {
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
