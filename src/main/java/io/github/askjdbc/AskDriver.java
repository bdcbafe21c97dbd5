package io.github.askjdbc;

import io.github.askjdbc.driver.Connector;
import io.github.askjdbc.driver.StandardComponents;
import java.lang.System.Logger;
import java.sql.Connection;
import java.sql.Driver;
import java.sql.DriverManager;
import java.sql.DriverPropertyInfo;
import java.sql.SQLException;
import java.util.Properties;

/**
 * Connects to {@code jdbc:ask:} and the target's URL without its {@code jdbc:}, or to {@code
 * jdbc:ask:demo}. Plain SQL goes to the target; a question in plain language is turned into SQL and
 * answered, or abstained from.
 */
public final class AskDriver implements Driver {

  static {
    try {
      DriverManager.registerDriver(new AskDriver());
    } catch (SQLException e) {
      System.getLogger(AskDriver.class.getName())
          .log(Logger.Level.WARNING, "jdbc:ask: is not known to DriverManager", e);
    }
  }

  private final Connector connector = new Connector(new StandardComponents());

  @Override
  public Connection connect(String url, Properties info) throws SQLException {
    return acceptsURL(url) ? connector.connect(url, orEmpty(info)) : null;
  }

  @Override
  public boolean acceptsURL(String url) throws SQLException {
    if (url == null) {
      throw new SQLException("The URL is null; write jdbc:ask: and the target's URL", "08001");
    }
    return Connector.accepts(url);
  }

  /** Our settings, then the target's properties. */
  @Override
  public DriverPropertyInfo[] getPropertyInfo(String url, Properties info) throws SQLException {
    return acceptsURL(url) ? connector.propertyInfo(url, orEmpty(info)) : new DriverPropertyInfo[0];
  }

  @Override
  public int getMajorVersion() {
    return DriverVersion.CURRENT.major();
  }

  @Override
  public int getMinorVersion() {
    return DriverVersion.CURRENT.minor();
  }

  /** False: whether a connection is compliant depends on its target. */
  @Override
  public boolean jdbcCompliant() {
    return false;
  }

  @Override
  public java.util.logging.Logger getParentLogger() {
    return java.util.logging.Logger.getLogger(AskDriver.class.getPackageName());
  }

  private static Properties orEmpty(Properties info) {
    return info == null ? new Properties() : info;
  }
}
