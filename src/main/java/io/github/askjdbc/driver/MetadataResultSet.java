package io.github.askjdbc.driver;

import io.github.askjdbc.driver.forwarding.ForwardingResultSet;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/** A result set of the target's metadata; its statement, of the target's making, is wrapped. */
final class MetadataResultSet extends ForwardingResultSet {
  private final AskingConnection connection;

  MetadataResultSet(AskingConnection connection, ResultSet delegate) {
    super(delegate);
    this.connection = connection;
  }

  @Override
  public Statement getStatement() throws SQLException {
    Statement statement = delegate().getStatement();
    return statement == null ? null : new AskingStatement<>(connection, statement);
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
