package io.github.askjdbc.database;

import java.io.PrintWriter;
import java.lang.System.Logger;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.SQLFeatureNotSupportedException;
import java.util.Locale;
import java.util.Properties;
import javax.sql.DataSource;

/**
 * Opens connections that are read-only as far as the target goes along.
 *
 * <p>Read-only is a second fence behind the guard, so a target that refuses it is used all the
 * same.
 */
final class ReadOnlySource implements DataSource {
  private static final Logger LOG = System.getLogger(ReadOnlySource.class.getName());

  /** SQLITE_OPEN_READONLY; after connecting it is too late to ask for it. */
  private static final String SQLITE_READ_ONLY = "1";

  private final ConnectionSource source;
  private final String url;
  private final Properties properties;

  ReadOnlySource(ConnectionSource source, String url, Properties properties) {
    this.source = source;
    this.url = url;
    this.properties = copy(properties);
  }

  @Override
  public Connection getConnection() throws SQLException {
    Properties wanted = copy(properties);
    if (url.toLowerCase(Locale.ROOT).startsWith("jdbc:sqlite:")) {
      wanted.setProperty("open_mode", SQLITE_READ_ONLY);
    }
    return lenient(source.open(url, wanted));
  }

  /** The pool sets its connections read-only and would give up where that is refused. */
  private static Connection lenient(Connection connection) {
    return (Connection)
        Proxy.newProxyInstance(
            ReadOnlySource.class.getClassLoader(),
            new Class<?>[] {Connection.class},
            (proxy, method, arguments) -> {
              try {
                return method.invoke(connection, arguments);
              } catch (InvocationTargetException failure) {
                if (method.getName().equals("setReadOnly")) {
                  LOG.log(
                      Logger.Level.DEBUG,
                      "the target has no read-only connections: {0}",
                      TargetFailure.of(failure.getCause()));
                  return null;
                }
                throw failure.getCause();
              }
            });
  }

  @Override
  public Connection getConnection(String user, String password) throws SQLException {
    throw new SQLFeatureNotSupportedException("user and password come with the properties");
  }

  private static Properties copy(Properties properties) {
    Properties copy = new Properties();
    for (String name : properties.stringPropertyNames()) {
      copy.setProperty(name, properties.getProperty(name));
    }
    properties.forEach(copy::putIfAbsent);
    return copy;
  }

  @Override
  public PrintWriter getLogWriter() {
    return null;
  }

  @Override
  public void setLogWriter(PrintWriter writer) {
    // the target's driver logs where it always does
  }

  @Override
  public void setLoginTimeout(int seconds) {
    // waiting is bounded by the pool
  }

  @Override
  public int getLoginTimeout() {
    return 0;
  }

  @Override
  public java.util.logging.Logger getParentLogger() throws SQLFeatureNotSupportedException {
    throw new SQLFeatureNotSupportedException("ask-jdbc does not use java.util.logging");
  }

  @Override
  public <T> T unwrap(Class<T> type) throws SQLException {
    throw new SQLException("a source of probe connections wraps nothing");
  }

  @Override
  public boolean isWrapperFor(Class<?> type) {
    return false;
  }
}
