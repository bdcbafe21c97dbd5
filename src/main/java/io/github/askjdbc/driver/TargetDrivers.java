package io.github.askjdbc.driver;

import java.sql.Driver;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.SQLNonTransientConnectionException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;

/** Finds the driver that accepts a target's URL, and never our own. */
public final class TargetDrivers {
  private static final String OURS = "io.github.askjdbc.AskDriver";

  private final String url;
  private final List<String> tried = new ArrayList<>();
  private final List<Throwable> failures = new ArrayList<>();

  private TargetDrivers(String url) {
    this.url = url;
  }

  /**
   * @param className what the setting {@code ask.target.driver} says
   * @throws SQLException if there is none; the message says where it was looked for
   */
  public static Driver find(String url, Optional<String> className) throws SQLException {
    TargetDrivers search = new TargetDrivers(url);
    if (className.isPresent()) {
      return search.named(className.get());
    }
    ClassLoader ours = TargetDrivers.class.getClassLoader();
    ClassLoader context = Thread.currentThread().getContextClassLoader();
    Optional<Driver> found = search.among("the class loader of ask-jdbc", loadedBy(ours));
    if (found.isEmpty() && context != null && context != ours) {
      found = search.among("the thread's context class loader", loadedBy(context));
    }
    if (found.isEmpty()) {
      found = search.among("DriverManager", DriverManager.drivers().iterator());
    }
    return found.orElseThrow(search::nothingFound);
  }

  private Driver named(String className) throws SQLException {
    for (ClassLoader loader : loaders()) {
      try {
        Object driver = Class.forName(className, true, loader).getConstructor().newInstance();
        if (driver instanceof Driver other && !isOurs(other)) {
          return other;
        }
        tried.add(className + ", which is " + (isOurs(driver) ? "ask-jdbc itself" : "no driver"));
      } catch (ReflectiveOperationException | LinkageError e) {
        failures.add(e);
      }
    }
    tried.add(Setting.TARGET_DRIVER.key() + "=" + className);
    throw nothingFound();
  }

  private Optional<Driver> among(String place, Iterator<Driver> drivers) {
    List<String> seen = new ArrayList<>();
    boolean more = true;
    while (more) {
      try {
        more = drivers.hasNext();
        Driver driver = more ? drivers.next() : null;
        if (more && !isOurs(driver)) {
          seen.add(driver.getClass().getName());
          if (driver.acceptsURL(url)) {
            return Optional.of(driver);
          }
        }
      } catch (SQLException | ServiceConfigurationError | LinkageError | RuntimeException e) {
        failures.add(e);
      }
    }
    tried.add(place + " (" + (seen.isEmpty() ? "no driver" : String.join(", ", seen)) + ")");
    return Optional.empty();
  }

  private static Iterator<Driver> loadedBy(ClassLoader loader) {
    return ServiceLoader.load(Driver.class, loader).iterator();
  }

  private static List<ClassLoader> loaders() {
    ClassLoader context = Thread.currentThread().getContextClassLoader();
    ClassLoader ours = TargetDrivers.class.getClassLoader();
    return context == null || context == ours ? List.of(ours) : List.of(ours, context);
  }

  /** By name, since another class loader may hold another copy of us. */
  private static boolean isOurs(Object driver) {
    return driver.getClass().getName().equals(OURS);
  }

  private SQLException nothingFound() {
    SQLException error =
        new SQLNonTransientConnectionException(
            "No JDBC driver accepts the target's URL, which begins with %s. Tried: %s. Put the target's driver on the class path (--driver FILE on the command line), or name its class in %s"
                .formatted(subprotocol(), String.join("; ", tried), Setting.TARGET_DRIVER.key()),
            "08001");
    failures.forEach(error::addSuppressed);
    return error;
  }

  /** Of the URL no more than this, as the rest may hold secrets. */
  private String subprotocol() {
    int end = url.indexOf(':', "jdbc:".length());
    return end < 0 ? "jdbc:" : Printable.shortened(url.substring(0, end + 1));
  }
}
