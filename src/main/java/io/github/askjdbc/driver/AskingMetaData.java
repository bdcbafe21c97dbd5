package io.github.askjdbc.driver;

import io.github.askjdbc.driver.forwarding.ForwardingDatabaseMetaData;
import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.SQLException;

/** The target's metadata; connection and URL are ours. */
final class AskingMetaData extends ForwardingDatabaseMetaData {
  private final AskingConnection connection;

  AskingMetaData(AskingConnection connection, DatabaseMetaData delegate) {
    super(delegate);
    this.connection = connection;
  }

  @Override
  public Connection getConnection() throws SQLException {
    return delegate().getConnection() == null ? null : connection;
  }

  @Override
  public String getURL() throws SQLException {
    Session session = connection.session();
    return session.settings().showsTargetUrl() ? delegate().getURL() : session.url();
  }

  @Override
  protected <V> V shown(V value) {
    return connection.values().shown(value, null);
  }
}
