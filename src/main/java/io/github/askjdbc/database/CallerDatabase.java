package io.github.askjdbc.database;

import io.github.askjdbc.question.QuestionBudget;
import java.sql.SQLException;
import java.util.Optional;

/**
 * The target through the caller's own connection, which is left as it was: its transaction usable,
 * its autocommit, read-only flag and warnings untouched.
 */
final class CallerDatabase implements ReadOnlyDatabase {

  static final String UNREADABLE = "The database could not be read";

  private final CallerConnection caller;
  private final DatabaseIdentity identity;
  private final ProbeRunner runner;

  CallerDatabase(CallerConnection caller, DatabaseIdentity identity, ProbeRunner runner) {
    this.caller = caller;
    this.identity = identity;
    this.runner = runner;
  }

  @Override
  public DatabaseIdentity identity() {
    return identity;
  }

  @Override
  public Dialect dialect() {
    return caller.dialect();
  }

  @Override
  public boolean cacheable() {
    return false;
  }

  /** Of the others some do, but not inside of the caller's transaction. */
  @Override
  public boolean keepsFromWriting() {
    return dialect() == Dialect.POSTGRESQL || dialect() == Dialect.DUCKDB;
  }

  @Override
  public Optional<SessionView> ownView() {
    return Optional.of(caller.session().view());
  }

  @Override
  public ProbeOutcome query(ProbeQuery query, QuestionBudget budget) {
    if (!budget.takeProbe()) {
      return new ProbeOutcome.OutOfBudget("the question's probes are used up");
    }
    try {
      return caller.query(budget, connection -> runner.run(connection, query, budget));
    } catch (SQLException failure) {
      return ProbeOutcome.Failed.of(failure);
    }
  }

  @Override
  public <T> T metadata(MetadataReader<T> reader, QuestionBudget budget) throws SQLException {
    budget.check();
    try {
      return caller.metadata(budget, connection -> reader.read(connection.getMetaData()));
    } catch (SQLException failure) {
      throw TargetFailure.standIn(UNREADABLE, failure);
    }
  }
}
