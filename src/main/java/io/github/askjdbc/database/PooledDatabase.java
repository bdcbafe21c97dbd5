package io.github.askjdbc.database;

import io.github.askjdbc.question.QuestionBudget;
import java.sql.Connection;
import java.sql.SQLException;

/** The target through the read-only pool; the caller's connection where the pool has none free. */
@SuppressWarnings("try") // some resources only end something when closed
final class PooledDatabase implements ReadOnlyDatabase {
  private final ProbePool pool;
  private final CallerDatabase callers;
  private final ProbeRunner runner;

  PooledDatabase(ProbePool pool, CallerDatabase callers, ProbeRunner runner) {
    this.pool = pool;
    this.callers = callers;
    this.runner = runner;
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
    return true;
  }

  @Override
  public ProbeOutcome query(ProbeQuery query, QuestionBudget budget) {
    budget.check();
    try (Connection connection = pool.connection()) {
      if (!budget.takeProbe()) {
        return new ProbeOutcome.OutOfBudget("the question's probes are used up");
      }
      try (Undo undo = Undo.readOnlyTransaction(connection, dialect())) {
        return runner.runOnPool(connection, query, budget);
      }
    } catch (PoolUnavailableException unavailable) {
      return callers.query(query, budget);
    } catch (SQLException failure) {
      return new ProbeOutcome.Failed(failure);
    }
  }

  @Override
  public <T> T metadata(MetadataReader<T> reader, QuestionBudget budget) throws SQLException {
    budget.check();
    try (Connection connection = pool.connection();
        Undo undo = Undo.readOnlyTransaction(connection, dialect())) {
      return reader.read(connection.getMetaData());
    } catch (PoolUnavailableException unavailable) {
      return callers.metadata(reader, budget);
    }
  }
}
