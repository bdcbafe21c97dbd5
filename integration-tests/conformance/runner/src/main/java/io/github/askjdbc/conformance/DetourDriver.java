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
import java.util.Objects;
import java.util.Properties;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.logging.Logger;

/**
 * Takes every URL that a suite hands to {@link DriverManager} through ask-jdbc.
 *
 * <p>No line of a suite is changed: this driver stands before the target's own in the list, and
 * ask-jdbc finds the target's by itself. What the target's own classes open ({@code new Driver()},
 * its data sources and pools) stays direct, in both runs.
 */
final class DetourDriver implements Driver {

  private static final String PREFIX = "jdbc:";
  private static final StackWalker CALLERS =
      StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE);

  private final Driver asking;
  private final List<Driver> targets;
  private final AtomicInteger connections = new AtomicInteger();

  private DetourDriver(Driver asking, List<Driver> targets) {
    this.asking = asking;
    this.targets = targets;
  }

  /** Places the detour before all other drivers. */
  static DetourDriver install() throws SQLException {
    List<Driver> targets = Collections.list(DriverManager.getDrivers());
    for (Driver target : targets) {
      DriverManager.deregisterDriver(target);
    }
    DetourDriver detour = new DetourDriver(askDriver(), targets);
    DriverManager.registerDriver(detour);
    for (Driver target : targets) {
      DriverManager.registerDriver(target);
    }
    return detour;
  }

  /** How many connections went through ask-jdbc. */
  int connections() {
    return connections.get();
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
    for (Driver target : targets) {
      if (!url.startsWith(PREFIX + "ask:") && target.acceptsURL(url)) {
        return !isAskedBy(target);
      }
    }
    return false;
  }

  /** Whether {@link DriverManager} was called from the jar of the target. */
  private static boolean isAskedBy(Driver target) {
    Class<?> caller =
        CALLERS.walk(
            frames ->
                frames
                    .<Class<?>>map(StackWalker.StackFrame::getDeclaringClass)
                    .dropWhile(type -> type != DriverManager.class)
                    .dropWhile(type -> type == DriverManager.class)
                    .findFirst()
                    .orElse(DetourDriver.class));
    return Objects.equals(
        caller.getProtectionDomain().getCodeSource(),
        target.getClass().getProtectionDomain().getCodeSource());
  }

  @Override
  public Connection connect(String url, Properties info) throws SQLException {
    if (!acceptsURL(url)) {
      return null;
    }
    // the suite compares the URL of the metadata with its own
    Properties own = (Properties) info.clone();
    own.setProperty("ask.metadata.url", "target");
    Connection connection = asking.connect(asking(url), own);
    connections.incrementAndGet();
    return connection;
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
