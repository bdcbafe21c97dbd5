package io.github.askjdbc.database;

import io.github.askjdbc.question.QuestionBudget;
import java.lang.System.Logger;
import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.SQLException;
import java.time.Duration;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;

/** One connection of a caller, as questions see its database. */
@SuppressWarnings("try") // some resources only end something when closed
public final class TargetSession implements AutoCloseable {
  private static final Logger LOG = System.getLogger(TargetSession.class.getName());

  /** How long a comparison holds, if the session runs nothing that may change what it sees. */
  private static final Duration HOLDS = Duration.ofSeconds(30);

  /** Whether the pool was seen to hold the tables of a session. */
  private record Comparison(
      DatabaseIdentity identity, SessionView view, boolean same, long nanoTime) {}

  private final TargetDatabases.CallersTarget target;
  private final Connection caller;
  private final SessionState session;
  private final Probing probing;
  private final TargetDatabases databases;
  private final AtomicReference<Optional<Comparison>> last =
      new AtomicReference<>(Optional.empty());
  private final AtomicBoolean open = new AtomicBoolean(true);

  TargetSession(
      TargetDatabases.CallersTarget target,
      Connection caller,
      SessionState session,
      Probing probing,
      TargetDatabases databases) {
    this.target = target;
    this.caller = caller;
    this.session = session;
    this.probing = probing;
    this.databases = databases;
  }

  /**
   * The database as one question sees it: through the pool where that is seen to hold the caller's
   * tables, through the caller's connection otherwise.
   *
   * @throws SQLException if the caller's connection does not answer
   */
  public ReadOnlyDatabase forQuestion(QuestionBudget budget) throws SQLException {
    budget.check();
    try {
      return seen(budget);
    } catch (SQLException failure) {
      throw TargetFailure.standIn(CallerDatabase.UNREADABLE, failure);
    }
  }

  private ReadOnlyDatabase seen(QuestionBudget budget) throws SQLException {
    Dialect dialect = Dialect.of(caller.getMetaData().getDatabaseProductName());
    CallerConnection callers = new CallerConnection(caller, session, dialect);
    DatabaseIdentity identity =
        callers.metadata(
            budget,
            connection ->
                new DatabaseIdentity(
                    target.url(),
                    target.properties().getProperty("user", ""),
                    catalog(connection),
                    schema(connection)));
    CallerDatabase own = new CallerDatabase(callers, identity, probing.runner());
    if (session.altered()
        || (!caller.getAutoCommit() && session.transactionOpen())
        || !PoolingPolicy.allows(target.url(), target.properties())) {
      return own;
    }
    probing.pool().throwIfBlocked();
    return poolHoldsTablesOf(own, budget) ? new PooledDatabase(probing, own, true) : own;
  }

  /** Both lists are long for a large database, so that the comparison is made once in a while. */
  private boolean poolHoldsTablesOf(CallerDatabase callers, QuestionBudget budget)
      throws SQLException {
    if (!probing.pool().isAvailable()) {
      return false;
    }
    SessionView view = session.view();
    long now = databases.nanoTime();
    Optional<Comparison> held =
        last.get()
            .filter(comparison -> comparison.identity().equals(callers.identity()))
            .filter(comparison -> comparison.view() == view)
            .filter(comparison -> now - comparison.nanoTime() < HOLDS.toNanos());
    if (held.isEmpty()) {
      held =
          compare(callers, budget).map(same -> new Comparison(callers.identity(), view, same, now));
      last.set(held);
    }
    return held.map(Comparison::same).orElse(false);
  }

  /** Empty if the pool does not answer. */
  private Optional<Boolean> compare(CallerDatabase callers, QuestionBudget budget)
      throws SQLException {
    DatabaseIdentity identity = callers.identity();
    try {
      Set<VisibleTables.Entry> seen =
          probing.pool().callSoon(budget, pooled -> tables(pooled, callers.dialect(), identity));
      return Optional.of(
          !seen.isEmpty()
              && seen.equals(callers.metadata(metadata -> tables(metadata, identity), budget)));
    } catch (SQLException failure) {
      LOG.log(
          Logger.Level.DEBUG,
          "probes stay on the caller''s connection: {0}",
          TargetFailure.of(failure));
      return Optional.empty();
    }
  }

  /** None where the connection is in another catalog or schema. */
  private static Set<VisibleTables.Entry> tables(
      Connection pooled, Dialect dialect, DatabaseIdentity identity) throws SQLException {
    try (Undo undo = Undo.readOnlyTransaction(pooled, dialect)) {
      return catalog(pooled).equals(identity.catalog()) && schema(pooled).equals(identity.schema())
          ? tables(pooled.getMetaData(), identity)
          : Set.of();
    }
  }

  private static Set<VisibleTables.Entry> tables(
      DatabaseMetaData metadata, DatabaseIdentity identity) throws SQLException {
    return new HashSet<>(VisibleTables.list(metadata, identity.catalog(), identity.schema()));
  }

  private static String catalog(Connection connection) throws SQLException {
    String catalog = connection.getCatalog();
    return catalog == null ? "" : catalog;
  }

  /** Drivers older than JDBC 4.1 have no such method. */
  private static String schema(Connection connection) throws SQLException {
    try {
      String schema = connection.getSchema();
      return schema == null ? "" : schema;
    } catch (java.sql.SQLFeatureNotSupportedException | AbstractMethodError absent) {
      LOG.log(Logger.Level.DEBUG, "the target tells no schema: {0}", TargetFailure.of(absent));
      return "";
    }
  }

  /** To be called with the caller's connection, once or more often. */
  @Override
  public void close() {
    if (open.getAndSet(false)) {
      databases.release(target);
    }
  }
}
