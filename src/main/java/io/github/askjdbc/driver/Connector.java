package io.github.askjdbc.driver;

import io.github.askjdbc.database.ConnectionTurns;
import io.github.askjdbc.driver.demo.DemoDatabase;
import io.github.askjdbc.question.QuestionMode;
import java.sql.Connection;
import java.sql.Driver;
import java.sql.DriverPropertyInfo;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.function.LongSupplier;

/** Opens connections for one driver or data source, which owns the components behind them. */
public final class Connector implements AutoCloseable {
  private final QuestionComponents components;
  private final SettingsReader settingsReader;
  private final LongSupplier nanoTime;

  /** Null before the first connection. */
  private volatile Found lastFound;

  Connector(QuestionComponents components, OperatorFile operatorFile, LongSupplier nanoTime) {
    this.components = components;
    this.settingsReader = new SettingsReader(operatorFile);
    this.nanoTime = nanoTime;
  }

  /** With the system's settings and clock. */
  public Connector(QuestionComponents components) {
    this(components, OperatorFile.ofTheSystem(), System::nanoTime);
  }

  public static boolean accepts(String url) {
    return AskUrl.accepts(url);
  }

  /**
   * @param url one that is accepted
   * @param properties not changed
   * @throws SQLException if a setting is wrong, no target driver is found, or the target refuses
   */
  public Connection connect(String url, Properties properties) throws SQLException {
    AskUrl askUrl = AskUrl.parse(url);
    Terms terms =
        ofOurs(
            () -> {
              Settings read = settingsReader.read(askUrl, properties);
              components.check(read);
              return new Terms(read, components.records(read));
            });
    Settings settings = terms.settings();
    Target target = open(askUrl, settings, SettingsReader.withoutOurs(properties));
    if (settings.questions() == QuestionMode.AUTO) {
      components.prepare(settings);
    }
    return new AskingConnection(
        target.connection(), new Session(url, target, terms, components, nanoTime));
  }

  /** Our part of connecting, which reads files that may hold anything. */
  private static <R> R ofOurs(ConnectionTurns.Work<R> work) throws SQLException {
    try {
      return work.run();
    } catch (RuntimeException | Error e) {
      throw SettingsReader.refused(
          "The settings, or the files that they name, cannot be used because of a "
              + e.getClass().getName()
              + "; leave out ask.semantics, ask.constraints, ask.memory or ask.audit to see which",
          e);
    }
  }

  /** Our settings, then the target's. */
  public DriverPropertyInfo[] propertyInfo(String url, Properties properties) throws SQLException {
    AskUrl askUrl = AskUrl.parse(url);
    Settings settings = ofOurs(() -> settingsReader.read(askUrl, properties));
    List<DriverPropertyInfo> info = new ArrayList<>(SettingsTable.propertyInfo(settings));
    if (!askUrl.isDemo()) {
      Driver driver = driver(askUrl.target(), settings.targetDriver());
      info.addAll(
          List.of(driver.getPropertyInfo(askUrl.target(), SettingsReader.withoutOurs(properties))));
    }
    return info.toArray(DriverPropertyInfo[]::new);
  }

  @Override
  public void close() {
    components.close();
  }

  private Target open(AskUrl askUrl, Settings settings, Properties properties) throws SQLException {
    if (askUrl.isDemo()) {
      return DemoDatabase.open();
    }
    Driver driver = driver(askUrl.target(), settings.targetDriver());
    Properties handed = new Properties();
    handed.putAll(properties);
    Connection connection = driver.connect(askUrl.target(), handed);
    if (connection == null) {
      throw SettingsReader.refused(
          "The target's driver "
              + driver.getClass().getName()
              + " did not take the URL; check the part after jdbc:ask:");
    }
    return new Target(connection, driver, askUrl.target(), properties);
  }

  /**
   * The search loads every driver that there is, which a pool need not pay for each connection.
   * Only a driver of our own class loader is remembered, so that no other is kept alive.
   */
  private Driver driver(String url, Optional<String> className) throws SQLException {
    Found last = lastFound;
    if (last != null && className.isEmpty() && last.url().equals(url)) {
      return last.driver();
    }
    Driver driver = TargetDrivers.find(url, className);
    if (className.isEmpty()
        && driver.getClass().getClassLoader() == Connector.class.getClassLoader()) {
      lastFound = new Found(url, driver);
    }
    return driver;
  }

  /** The driver of a target's URL, which may hold secrets. */
  private record Found(String url, Driver driver) {
    @Override
    public String toString() {
      return driver.getClass().getName();
    }
  }
}
