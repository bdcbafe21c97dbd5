package io.github.askjdbc.database;

import java.lang.reflect.InvocationTargetException;
import java.sql.Connection;
import java.sql.SQLException;

/**
 * A second DuckDB connection to the caller's database, in memory or not.
 *
 * <p>It sees what is committed, so that probes neither read nor endanger the open transaction. The
 * driver is not on this project's compile path, hence the reflection.
 */
final class DuckDbTwin {

  private DuckDbTwin() {}

  static Connection of(Connection caller) throws SQLException {
    try {
      Class<? extends Connection> type =
          Class.forName("org.duckdb.DuckDBConnection", false, caller.getClass().getClassLoader())
              .asSubclass(Connection.class);
      Connection duckDb = type.isInstance(caller) ? caller : caller.unwrap(type);
      Connection twin = (Connection) type.getMethod("duplicate").invoke(duckDb);
      twin.setAutoCommit(true);
      return twin;
    } catch (InvocationTargetException failure) {
      throw new SQLException("DuckDB gives no second connection", failure.getCause());
    } catch (ReflectiveOperationException failure) {
      throw new SQLException(
          "a transaction is open, which DuckDB aborts when a probe fails, and this driver gives no"
              + " second connection; commit or roll back, and ask again",
          failure);
    }
  }
}
