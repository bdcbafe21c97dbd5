package io.github.askjdbc.database;

import io.github.askjdbc.question.QuestionBudget;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Optional;

/**
 * The target through the caller's own connection, which is left as it was: its transaction usable,
 * its autocommit, read-only flag and warnings untouched.
 */
@SuppressWarnings("try") // some resources only end something when closed
final class CallerDatabase implements ReadOnlyDatabase {

  static final String UNREADABLE = "The database could not be read";

  /** One use of the connection. */
  @FunctionalInterface
  interface Use<T> {
    T of(Connection connection) throws SQLException;
  }

  private final Connection caller;
  private final SessionState session;
  private final DatabaseIdentity identity;
  private final Dialect dialect;
  private final ProbeRunner runner;

  CallerDatabase(
      Connection caller,
      SessionState session,
      DatabaseIdentity identity,
      Dialect dialect,
      ProbeRunner runner) {
    this.caller = caller;
    this.session = session;
    this.identity = identity;
    this.dialect = dialect;
    this.runner = runner;
  }

  @Override
  public DatabaseIdentity identity() {
    return identity;
  }

  @Override
  public Dialect dialect() {
    return dialect;
  }

  @Override
  public boolean cacheable() {
    return false;
  }

  /** Of the others some do, but not inside of the caller's transaction. */
  @Override
  public boolean keepsFromWriting() {
    return dialect == Dialect.POSTGRESQL || dialect == Dialect.DUCKDB;
  }

  @Override
  public Optional<SessionView> ownView() {
    return Optional.of(session.view());
  }

  @Override
  public ProbeOutcome query(ProbeQuery query, QuestionBudget budget) {
    if (!budget.takeProbe()) {
      return new ProbeOutcome.OutOfBudget("the question's probes are used up");
    }
    try {
      return leavingNoTrace(
          caller, session, dialect, true, connection -> runner.run(connection, query, budget));
    } catch (SQLException failure) {
      return ProbeOutcome.Failed.of(failure);
    }
  }

  @Override
  public <T> T metadata(MetadataReader<T> reader, QuestionBudget budget) throws SQLException {
    budget.check();
    try {
      return leavingNoTrace(
          caller, session, dialect, false, connection -> reader.read(connection.getMetaData()));
    } catch (SQLException failure) {
      throw TargetFailure.standIn(UNREADABLE, failure);
    }
  }

  /**
   * One use at a time, since another thread may ask on the same connection.
   *
   * @param query whether SQL is run, which a read-only transaction is put around; the caller's
   *     other threads would have to share it, so that metadata is read without one
   */
  static <T> T leavingNoTrace(
      Connection caller, SessionState session, Dialect dialect, boolean query, Use<T> use)
      throws SQLException {
    synchronized (session) {
      boolean warned = caller.getWarnings() != null;
      try {
        if (twinNeeded(caller, session, dialect, query)) {
          try (Connection twin = DuckDbTwin.of(caller);
              Undo undo = Undo.readOnlyTransaction(twin, dialect)) {
            return use.of(twin);
          }
        }
        try (Undo undo = undo(caller, session, dialect, query)) {
          return use.of(caller);
        }
      } finally {
        if (!warned) {
          caller.clearWarnings();
        }
      }
    }
  }

  /** DuckDB aborts a transaction for any failed query and has no savepoints. */
  private static boolean twinNeeded(
      Connection caller, SessionState session, Dialect dialect, boolean query) throws SQLException {
    if (dialect != Dialect.DUCKDB) {
      return false;
    }
    if (!caller.getAutoCommit()) {
      return query || session.transactionOpen();
    }
    return session.altered() ? DuckDbTwin.insideTransaction(caller) : query;
  }

  private static Undo undo(Connection caller, SessionState session, Dialect dialect, boolean query)
      throws SQLException {
    if (caller.getAutoCommit()) {
      if (session.altered()) {
        return Undo.toSavepointByStatement(caller, dialect, query);
      }
      return query ? Undo.readOnlyTransaction(caller, dialect) : Undo.NOTHING;
    }
    if (!session.transactionOpen()) {
      return Undo.wholeTransaction(caller, dialect);
    }
    if (caller.getMetaData().supportsSavepoints()) {
      return Undo.toSavepoint(caller, dialect);
    }
    throw new UnaskedTargetException(
        "a transaction is open and the target has no savepoints, so that a probe could leave it"
            + " aborted; commit or roll back, and ask again");
  }
}
