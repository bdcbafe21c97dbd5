package io.github.askjdbc.hostile;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Properties;
import java.util.Set;

/**
 * An H2 database whose metadata is that of another: {@code jdbc:lying:} and two H2 URLs without
 * their {@code jdbc:h2:}, parted by {@code |}. Both must have the same name, in other folders.
 */
public final class LyingDriver extends PrefixedDriver {
  private static final String PREFIX = "jdbc:lying:";

  public LyingDriver() {
    super(PREFIX);
  }

  private static final Set<String> LIES =
      Set.of("getTables", "getColumns", "getPrimaryKeys", "getImportedKeys", "getIndexInfo");

  @Override
  public Connection connect(String url, Properties info) throws SQLException {
    if (!acceptsURL(url)) {
      return null;
    }
    String[] parts = url.substring(PREFIX.length()).split("\\|", 2);
    Connection real = DriverManager.getConnection("jdbc:h2:" + parts[0]);
    Connection claimed = DriverManager.getConnection("jdbc:h2:" + parts[1]);
    return proxy(
        Connection.class,
        (method, arguments) -> {
          if (method.getName().equals("getMetaData")) {
            return lying(real.getMetaData(), claimed.getMetaData());
          }
          if (method.getName().equals("close")) {
            claimed.close();
          }
          return method.invoke(real, arguments);
        });
  }

  private static DatabaseMetaData lying(DatabaseMetaData real, DatabaseMetaData claimed) {
    return proxy(
        DatabaseMetaData.class,
        (method, arguments) ->
            method.invoke(LIES.contains(method.getName()) ? claimed : real, arguments));
  }

  private interface Call {
    Object of(Method method, Object[] arguments) throws Exception;
  }

  private static <T> T proxy(Class<T> type, Call call) {
    return type.cast(
        Proxy.newProxyInstance(
            LyingDriver.class.getClassLoader(),
            new Class<?>[] {type},
            (proxy, method, arguments) -> {
              try {
                return call.of(method, arguments);
              } catch (InvocationTargetException e) {
                throw e.getCause();
              }
            }));
  }
}
