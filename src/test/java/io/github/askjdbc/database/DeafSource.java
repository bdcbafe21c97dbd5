package io.github.askjdbc.database;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Arrays;
import java.util.List;
import java.util.Properties;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;

/**
 * Opens real connections on which one kind of call does not come back, and takes no notice of being
 * cancelled or interrupted, before it is released.
 */
final class DeafSource implements ConnectionSource {

  private final String deaf;
  private final CountDownLatch released = new CountDownLatch(1);
  private final CountDownLatch met = new CountDownLatch(1);
  private final List<Connection> opened = new CopyOnWriteArrayList<>();

  /**
   * @param deaf the name of the method whose calls do not come back, with its interface or of any,
   *     {@code open} for connecting; or the beginning of a statement
   */
  DeafSource(String deaf) {
    this.deaf = deaf;
  }

  @Override
  public Connection open(String url, Properties properties) throws SQLException {
    answer("open", List.of());
    Connection connection = DriverManager.getConnection(url, properties);
    opened.add(connection);
    return wrap(Connection.class, connection);
  }

  /** All calls come back from now on. */
  void release() {
    released.countDown();
  }

  /** Waits until a call does not come back. */
  void awaitDeafness() throws InterruptedException {
    met.await();
  }

  /** Those opened so far. */
  List<Connection> opened() {
    return opened;
  }

  private <T> T wrap(Class<T> type, T real) {
    return type.cast(
        Proxy.newProxyInstance(
            DeafSource.class.getClassLoader(),
            new Class<?>[] {type},
            (proxy, method, arguments) -> {
              answer(
                  type.getSimpleName() + "." + method.getName(),
                  arguments == null ? List.of() : Arrays.asList(arguments));
              try {
                return wrapped(method.invoke(real, arguments));
              } catch (InvocationTargetException e) {
                throw e.getCause();
              }
            }));
  }

  private Object wrapped(Object result) {
    if (result instanceof PreparedStatement statement) {
      return wrap(PreparedStatement.class, statement);
    }
    if (result instanceof Statement statement) {
      return wrap(Statement.class, statement);
    }
    if (result instanceof ResultSet rows) {
      return wrap(ResultSet.class, rows);
    }
    return result instanceof DatabaseMetaData metadata
        ? wrap(DatabaseMetaData.class, metadata)
        : result;
  }

  private void answer(String method, List<Object> arguments) {
    boolean meant =
        (method.equals(deaf) || method.endsWith("." + deaf))
            || arguments.stream().anyMatch(given -> String.valueOf(given).startsWith(deaf));
    if (!meant) {
      return;
    }
    met.countDown();
    boolean free = false;
    while (!free) {
      try {
        released.await();
        free = true;
      } catch (InterruptedException notHeard) {
        Thread.onSpinWait();
      }
    }
  }
}
