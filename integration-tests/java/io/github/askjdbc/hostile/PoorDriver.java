package io.github.askjdbc.hostile;

import static java.util.Locale.ROOT;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.SQLFeatureNotSupportedException;
import java.sql.Statement;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;

/**
 * H2 in memory behind a driver that is poor in the way its URL says: {@code jdbc:poor:} and what is
 * poor about it, a colon, and the name of the H2 database.
 */
public final class PoorDriver extends PrefixedDriver {
  private static final String PREFIX = "jdbc:poor:";
  private static final Map<String, CountDownLatch> RELEASES = new ConcurrentHashMap<>();

  public PoorDriver() {
    super(PREFIX);
  }

  @Override
  public Connection connect(String url, Properties info) throws SQLException {
    if (!acceptsURL(url)) {
      return null;
    }
    String[] parts = url.substring(PREFIX.length()).split(":", 2);
    Connection real = DriverManager.getConnection("jdbc:h2:mem:" + parts[1]);
    return parts[0].equals("deaf") ? deaf(real, parts[1]) : wrap(Connection.class, real, parts[0]);
  }

  /** Ends all calls to a deaf database, named as in the URL, those to come as well. */
  static void release(String name) {
    released(name).countDown();
  }

  private static CountDownLatch released(String name) {
    return RELEASES.computeIfAbsent(name, n -> new CountDownLatch(1));
  }

  /** Prepares no query of customers, and takes no notice of anything until it is released. */
  private static Connection deaf(Connection real, String name) {
    return (Connection)
        Proxy.newProxyInstance(
            PoorDriver.class.getClassLoader(),
            new Class<?>[] {Connection.class},
            (proxy, method, arguments) -> {
              boolean prepares = method.getName().equals("prepareStatement");
              if (prepares && String.valueOf(arguments[0]).toLowerCase(ROOT).contains("customer")) {
                awaitUninterruptibly(released(name));
              }
              try {
                return method.invoke(real, arguments);
              } catch (InvocationTargetException e) {
                throw e.getCause();
              }
            });
  }

  private static void awaitUninterruptibly(CountDownLatch latch) {
    while (latch.getCount() > 0) {
      try {
        latch.await();
      } catch (InterruptedException notHeard) {
        Thread.onSpinWait();
      }
    }
  }

  private static <T> T wrap(Class<T> type, T real, String poor) {
    CountDownLatch cancelled = new CountDownLatch(1);
    return type.cast(
        Proxy.newProxyInstance(
            PoorDriver.class.getClassLoader(),
            new Class<?>[] {type},
            (proxy, method, arguments) -> {
              fail(method, real, poor, cancelled);
              try {
                return wrapped(method.invoke(real, arguments), poor);
              } catch (InvocationTargetException e) {
                throw e.getCause();
              }
            }));
  }

  private static Object wrapped(Object result, String poor) {
    if (result instanceof PreparedStatement statement) {
      return wrap(PreparedStatement.class, statement, poor);
    }
    if (result instanceof Statement statement) {
      return wrap(Statement.class, statement, poor);
    }
    return result instanceof DatabaseMetaData metadata
        ? wrap(DatabaseMetaData.class, metadata, poor)
        : result;
  }

  private static void fail(Method method, Object real, String poor, CountDownLatch cancelled)
      throws Exception {
    boolean ofObject = method.getDeclaringClass() == Object.class;
    boolean metadata = real instanceof DatabaseMetaData && !ofObject;
    boolean execution = real instanceof Statement && method.getName().startsWith("execute");
    switch (poor) {
      case "without-metadata" -> {
        if (metadata) {
          throw new SQLFeatureNotSupportedException("no " + method.getName());
        }
      }
      case "broken-metadata" -> {
        if (metadata) {
          throw new IllegalStateException("broken " + method.getName());
        }
      }
      case "without-keys" -> {
        if (metadata && method.getName().endsWith("Keys")) {
          throw new SQLFeatureNotSupportedException("no keys");
        }
      }
      case "broken-execution" -> {
        if (execution) {
          throw new UnsupportedOperationException("broken " + method.getName());
        }
      }
      case "hanging" -> {
        if (real instanceof Statement && method.getName().equals("cancel")) {
          cancelled.countDown();
        }
        if (execution) {
          cancelled.await();
          throw new SQLException("cancelled");
        }
      }
      default -> throw new IllegalArgumentException("there is no driver that is " + poor);
    }
  }
}
