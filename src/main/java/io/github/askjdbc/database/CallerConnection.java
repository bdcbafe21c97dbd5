package io.github.askjdbc.database;

import io.github.askjdbc.question.QuestionBudget;
import java.sql.Connection;
import java.sql.SQLException;

/** The caller's own connection, used by a question without leaving a trace. */
@SuppressWarnings("try") // some resources only end something when closed
record CallerConnection(Connection connection, SessionState session, Dialect dialect) {

  /** One use of the connection. */
  @FunctionalInterface
  interface Use<T> {
    T of(Connection connection) throws SQLException;
  }

  /** Runs SQL, with a read-only transaction around it. */
  <T> T query(QuestionBudget budget, Use<T> use) throws SQLException {
    return leavingNoTrace(true, budget, use);
  }

  /** Runs no SQL, so that no transaction is opened for it under autocommit. */
  <T> T metadata(QuestionBudget budget, Use<T> use) throws SQLException {
    return leavingNoTrace(false, budget, use);
  }

  /** One use at a time, since another thread may ask on the same connection. */
  private <T> T leavingNoTrace(boolean query, QuestionBudget budget, Use<T> use)
      throws SQLException {
    synchronized (session) {
      boolean warned = connection.getWarnings() != null;
      try {
        if (twinNeeded(query)) {
          try (Connection twin = DuckDbTwin.of(connection);
              Undo undo = Undo.readOnlyTransaction(twin, dialect)) {
            return use.of(twin);
          }
        }
        if (!query && connection.getAutoCommit() && !session.altered()) {
          return use.of(connection);
        }
        return session.turns().alone(budget, () -> undoing(query, use));
      } finally {
        if (!warned) {
          connection.clearWarnings();
        }
      }
    }
  }

  private <T> T undoing(boolean query, Use<T> use) throws SQLException {
    try (Undo undo = undo(query)) {
      return use.of(connection);
    }
  }

  /** DuckDB aborts a transaction for any failed query and has no savepoints. */
  private boolean twinNeeded(boolean query) throws SQLException {
    if (dialect != Dialect.DUCKDB) {
      return false;
    }
    if (!connection.getAutoCommit()) {
      return query || session.transactionOpen();
    }
    return session.altered() ? DuckDbTwin.insideTransaction(connection) : query;
  }

  private Undo undo(boolean query) throws SQLException {
    if (connection.getAutoCommit()) {
      return session.altered()
          ? Undo.toSavepointByStatement(connection, dialect, query)
          : Undo.readOnlyTransaction(connection, dialect);
    }
    if (!session.transactionOpen()) {
      return Undo.wholeTransaction(connection, dialect);
    }
    if (connection.getMetaData().supportsSavepoints()) {
      return Undo.toSavepoint(connection, dialect);
    }
    throw new UnaskedTargetException(
        "a transaction is open and the target has no savepoints, so that a probe could leave it"
            + " aborted; commit or roll back, and ask again");
  }
}
