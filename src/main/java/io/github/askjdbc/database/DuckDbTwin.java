package io.github.askjdbc.database;

import java.lang.reflect.InvocationTargetException;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

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
      return placed(twin, caller);
    } catch (InvocationTargetException failure) {
      throw new UnaskedTargetException(
          "DuckDB gives no second connection: " + TargetFailure.of(failure.getCause()));
    } catch (ReflectiveOperationException failure) {
      throw new UnaskedTargetException(
          "a transaction is open, which DuckDB aborts when a probe fails, and this driver gives no"
              + " second connection; commit or roll back, and ask again");
    }
  }

  /** It starts with the caller's autocommit, and in the default schema. */
  private static Connection placed(Connection twin, Connection caller) throws SQLException {
    try {
      twin.setAutoCommit(true);
      twin.setCatalog(caller.getCatalog());
      twin.setSchema(caller.getSchema());
      return twin;
    } catch (SQLException failure) {
      twin.close();
      throw failure;
    }
  }

  /**
   * Whether a transaction was begun by statement: outside of one, every statement has its own
   * number.
   */
  static boolean insideTransaction(Connection caller) {
    try {
      long first = transaction(caller);
      long second = transaction(caller);
      return first == second;
    } catch (SQLException aborted) {
      return true;
    }
  }

  private static long transaction(Connection caller) throws SQLException {
    try (Statement statement = caller.createStatement();
        ResultSet rows = statement.executeQuery("SELECT txid_current()")) {
      rows.next();
      return rows.getLong(1);
    }
  }
}
