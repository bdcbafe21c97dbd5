package io.github.askjdbc.driver;

import io.github.askjdbc.driver.forwarding.ForwardingResultSet;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/** A result set of the target, whose statement is the wrapper. */
class AskingResultSet extends ForwardingResultSet {
  private final Statement statement;

  AskingResultSet(Statement statement, ResultSet delegate) {
    super(delegate);
    this.statement = statement;
  }

  @Override
  public Statement getStatement() throws SQLException {
    return delegate().getStatement() == null ? null : statement;
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
