package io.github.askjdbc.database;

import java.lang.System.Logger;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Savepoint;
import java.sql.Statement;

/** Brings a connection back to the transaction it was in before a use of ours. */
@FunctionalInterface
interface Undo extends AutoCloseable {
  Logger LOG = System.getLogger(Undo.class.getName());

  Undo NOTHING = () -> {};

  @Override
  void close() throws SQLException;

  /** Opens a read-only transaction where the dialect has one, to be rolled back. */
  static Undo readOnlyTransaction(Connection connection, Dialect dialect) {
    String begin =
        switch (dialect) {
          case POSTGRESQL -> "BEGIN READ ONLY";
          case MYSQL, MARIADB -> "START TRANSACTION READ ONLY";
          case DUCKDB -> "BEGIN TRANSACTION READ ONLY";
          default -> "";
        };
    return begin.isEmpty() || !tried(connection, begin)
        ? NOTHING
        : () -> execute(connection, "ROLLBACK");
  }

  /** Ends the transaction that a use of ours begins on a connection without autocommit. */
  static Undo wholeTransaction(Connection connection, Dialect dialect) {
    if (dialect == Dialect.POSTGRESQL) {
      tried(connection, "SET TRANSACTION READ ONLY");
    }
    return connection::rollback;
  }

  /**
   * Keeps the open transaction of a connection without autocommit usable whatever a probe does.
   *
   * <p>Rolled back after success too: PostgreSQL forgets with it that the transaction was made
   * read-only for the probe.
   */
  static Undo toSavepoint(Connection connection, Dialect dialect) throws SQLException {
    Savepoint savepoint = connection.setSavepoint();
    if (dialect == Dialect.POSTGRESQL) {
      tried(connection, "SET LOCAL transaction_read_only = on");
    }
    return () -> {
      connection.rollback(savepoint);
      if (dialect != Dialect.ORACLE && dialect != Dialect.HSQLDB) { // theirs ends by rolling back
        connection.releaseSavepoint(savepoint);
      }
    };
  }

  /**
   * The same under autocommit, where a transaction may have been begun by statement. Only
   * PostgreSQL aborts a transaction for a failed query; outside of one it refuses the savepoint and
   * none is needed. DuckDB has none, and none is open when it comes here.
   *
   * @param query whether SQL is run, which a read-only transaction is put around where none is open
   */
  static Undo toSavepointByStatement(Connection connection, Dialect dialect, boolean query) {
    if (dialect != Dialect.POSTGRESQL && dialect != Dialect.DUCKDB) {
      return NOTHING;
    }
    if (dialect == Dialect.DUCKDB || !tried(connection, "SAVEPOINT ask_probe")) {
      return query ? readOnlyTransaction(connection, dialect) : NOTHING;
    }
    tried(connection, "SET LOCAL transaction_read_only = on");
    return () -> {
      execute(connection, "ROLLBACK TO SAVEPOINT ask_probe");
      execute(connection, "RELEASE SAVEPOINT ask_probe");
    };
  }

  private static boolean tried(Connection connection, String sql) {
    try {
      execute(connection, sql);
      return true;
    } catch (SQLException refused) {
      LOG.log(Logger.Level.DEBUG, "the target refuses {0}: {1}", sql, TargetFailure.of(refused));
      return false;
    }
  }

  private static void execute(Connection connection, String sql) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }
}
