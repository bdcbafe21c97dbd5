package io.github.askjdbc;

import io.github.askjdbc.driver.Connector;
import io.github.askjdbc.driver.StandardComponents;
import java.io.PrintWriter;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.SQLFeatureNotSupportedException;
import java.util.Optional;
import java.util.Properties;
import java.util.logging.Logger;
import javax.sql.DataSource;

/**
 * Connections to one {@code jdbc:ask:} URL. What they share belongs to this instance and is let go
 * with {@link #close}. To be configured before use.
 */
public final class AskDataSource implements DataSource, AutoCloseable {
  private final Connector connector = new Connector(new StandardComponents());
  private volatile Optional<String> url = Optional.empty();
  private volatile Optional<String> user = Optional.empty();
  private volatile Optional<String> password = Optional.empty();
  private volatile Properties properties = new Properties();
  private volatile PrintWriter logWriter;

  /**
   * @param url begins with {@code jdbc:ask:}
   */
  public void setUrl(String url) {
    this.url = Optional.ofNullable(url);
  }

  public String getUrl() {
    return url.orElse(null);
  }

  public void setUser(String user) {
    this.user = Optional.ofNullable(user);
  }

  public String getUser() {
    return user.orElse(null);
  }

  public void setPassword(String password) {
    this.password = Optional.ofNullable(password);
  }

  /**
   * @param properties our settings and the target's properties; copied
   */
  public void setProperties(Properties properties) {
    Properties copy = new Properties();
    properties.stringPropertyNames().forEach(n -> copy.setProperty(n, properties.getProperty(n)));
    copy.putAll(properties);
    this.properties = copy;
  }

  @Override
  public Connection getConnection() throws SQLException {
    return connect(user, password);
  }

  @Override
  public Connection getConnection(String username, String secret) throws SQLException {
    return connect(Optional.ofNullable(username), Optional.ofNullable(secret));
  }

  private Connection connect(Optional<String> name, Optional<String> secret) throws SQLException {
    String target =
        url.filter(Connector::accepts)
            .orElseThrow(
                () ->
                    new SQLException(
                        "The data source has no URL that begins with jdbc:ask:; set one with"
                            + " setUrl",
                        "08001"));
    Properties all = new Properties();
    all.putAll(properties);
    name.ifPresent(value -> all.setProperty("user", value));
    secret.ifPresent(value -> all.setProperty("password", value));
    return connector.connect(target, all);
  }

  @Override
  public PrintWriter getLogWriter() {
    return logWriter;
  }

  @Override
  public void setLogWriter(PrintWriter out) {
    logWriter = out;
  }

  /** 0: the target's own property says how long it may take to connect. */
  @Override
  public int getLoginTimeout() {
    return 0;
  }

  @Override
  public void setLoginTimeout(int seconds) throws SQLException {
    if (seconds != 0) {
      throw new SQLFeatureNotSupportedException(
          "A login timeout is the target driver's to give; set its property", "HYC00");
    }
  }

  @Override
  public Logger getParentLogger() {
    return Logger.getLogger(AskDataSource.class.getPackageName());
  }

  @Override
  public <T> T unwrap(Class<T> type) throws SQLException {
    if (isWrapperFor(type)) {
      return type.cast(this);
    }
    throw new SQLException("The data source is no " + type.getName(), "HY000");
  }

  @Override
  public boolean isWrapperFor(Class<?> type) {
    return type.isInstance(this);
  }

  /** Closes what its connections share; connections still open stay so. */
  @Override
  public void close() {
    connector.close();
  }
}
