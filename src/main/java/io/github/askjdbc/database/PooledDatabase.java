package io.github.askjdbc.database;

import io.github.askjdbc.question.BudgetExhaustedException;
import io.github.askjdbc.question.QuestionBudget;
import java.sql.Connection;
import java.sql.SQLException;

/**
 * The target through the read-only pool; the caller's connection where the pool cannot connect, but
 * never because a call on the pool does not end.
 */
@SuppressWarnings("try") // some resources only end something when closed
final class PooledDatabase implements ReadOnlyDatabase {
  private final Probing probing;
  private final CallerDatabase callers;
  private final boolean fallsBack;
  private volatile boolean fellBack;

  /**
   * @param fallsBack whether the caller's connection may be used where the pool has none
   */
  PooledDatabase(Probing probing, CallerDatabase callers, boolean fallsBack) {
    this.probing = probing;
    this.callers = callers;
    this.fallsBack = fallsBack;
  }

  @Override
  public DatabaseIdentity identity() {
    return callers.identity();
  }

  @Override
  public Dialect dialect() {
    return callers.dialect();
  }

  @Override
  public boolean cacheable() {
    return !fellBack;
  }

  @Override
  public ProbeOutcome query(ProbeQuery query, QuestionBudget budget) {
    budget.check();
    try {
      return probing
          .pool()
          .call(budget, probing.runner().longest(), connection -> taken(connection, query, budget));
    } catch (LeftBehindException late) {
      throw new BudgetExhaustedException("time");
    } catch (PoolUnavailableException unavailable) {
      return fallsBack ? fallenBack().query(query, budget) : ProbeOutcome.Failed.of(unavailable);
    } catch (SQLException failure) {
      return ProbeOutcome.Failed.of(failure);
    }
  }

  private CallerDatabase fallenBack() {
    fellBack = true;
    return callers;
  }

  private ProbeOutcome taken(Connection connection, ProbeQuery query, QuestionBudget budget)
      throws SQLException {
    if (!budget.takeProbe()) {
      return new ProbeOutcome.OutOfBudget("the question's probes are used up");
    }
    try (Undo undo = Undo.readOnlyTransaction(connection, dialect())) {
      return probing.runner().runOnPool(connection, query, budget);
    }
  }

  @Override
  public <T> T metadata(MetadataReader<T> reader, QuestionBudget budget) throws SQLException {
    budget.check();
    try {
      return probing
          .pool()
          .call(
              budget,
              ProbePool.UNBOUNDED,
              connection -> {
                try (Undo undo = Undo.readOnlyTransaction(connection, dialect())) {
                  return reader.read(connection.getMetaData());
                }
              });
    } catch (PoolUnavailableException unavailable) {
      if (fallsBack) {
        return fallenBack().metadata(reader, budget);
      }
      throw unavailable;
    } catch (SQLException failure) {
      throw TargetFailure.standIn(CallerDatabase.UNREADABLE, failure);
    }
  }

  /** By a file opened for reading, or a transaction that is read-only. */
  @Override
  public boolean keepsFromWriting() {
    return switch (dialect()) {
      case SQLITE, POSTGRESQL, MYSQL, MARIADB, DUCKDB -> true;
      default -> false;
    };
  }

  @Override
  public ReadOnlyDatabase asCaller() {
    return callers;
  }

  @Override
  public boolean later(LaterWork work) {
    return probing
        .background()
        .submit(probing.pool(), new PooledDatabase(probing, callers, false), work);
  }
}
