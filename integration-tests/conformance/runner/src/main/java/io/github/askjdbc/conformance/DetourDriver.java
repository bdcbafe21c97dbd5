package io.github.askjdbc.conformance;

import java.lang.reflect.InvocationTargetException;
import java.sql.Connection;
import java.sql.Driver;
import java.sql.DriverManager;
import java.sql.DriverPropertyInfo;
import java.sql.SQLException;
import java.sql.SQLFeatureNotSupportedException;
import java.util.Collections;
import java.util.List;
import java.util.Properties;
import java.util.logging.Logger;

/**
 * Takes every URL that a suite hands to {@link DriverManager} through ask-jdbc.
 *
 * <p>No line of a suite is changed: this driver stands before the target's own in the list, and
 * ask-jdbc finds the target's by itself. What a suite opens with the target's own classes ({@code
 * new Driver()}, its data sources) stays direct, in both runs.
 */
final class DetourDriver implements Driver {

  private static final String PREFIX = "jdbc:";

  private final Driver asking;

  private DetourDriver(Driver asking) {
    this.asking = asking;
  }

  /** Places the detour before all other drivers. */
  static void install() throws SQLException {
    List<Driver> others = Collections.list(DriverManager.getDrivers());
    for (Driver other : others) {
      DriverManager.deregisterDriver(other);
    }
    DriverManager.registerDriver(new DetourDriver(askDriver()));
    for (Driver other : others) {
      DriverManager.registerDriver(other);
    }
  }

  private static Driver askDriver() throws SQLException {
    try {
      return (Driver)
          Class.forName("io.github.askjdbc.AskDriver").getDeclaredConstructor().newInstance();
    } catch (ClassNotFoundException
        | NoSuchMethodException
        | InstantiationException
        | IllegalAccessException
        | InvocationTargetException e) {
      throw new SQLException("The class path of this run lacks a working ask-jdbc jar.", e);
    }
  }

  private static String asking(String url) {
    return PREFIX + "ask:" + url.substring(PREFIX.length());
  }

  @Override
  public boolean acceptsURL(String url) throws SQLException {
    return !url.startsWith(PREFIX + "ask:") && asking.acceptsURL(asking(url));
  }

  @Override
  public Connection connect(String url, Properties info) throws SQLException {
    return acceptsURL(url) ? asking.connect(asking(url), info) : null;
  }

  @Override
  public DriverPropertyInfo[] getPropertyInfo(String url, Properties info) throws SQLException {
    return asking.getPropertyInfo(asking(url), info);
  }

  @Override
  public int getMajorVersion() {
    return asking.getMajorVersion();
  }

  @Override
  public int getMinorVersion() {
    return asking.getMinorVersion();
  }

  @Override
  public boolean jdbcCompliant() {
    return asking.jdbcCompliant();
  }

  @Override
  public Logger getParentLogger() throws SQLFeatureNotSupportedException {
    return asking.getParentLogger();
  }
}
