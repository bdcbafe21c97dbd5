package io.github.askjdbc.laboratory.run;

import io.github.askjdbc.database.DatabaseIdentity;
import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.database.ProbeOutcome;
import io.github.askjdbc.database.ProbeQuery;
import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.question.QuestionBudget;
import java.sql.SQLException;

/** A database that counts the probes sent to it. For one thread. */
final class CountingDatabase implements ReadOnlyDatabase {
  private final ReadOnlyDatabase database;
  private int probes;

  CountingDatabase(ReadOnlyDatabase database) {
    this.database = database;
  }

  int probes() {
    return probes;
  }

  @Override
  public ProbeOutcome query(ProbeQuery query, QuestionBudget budget) {
    probes++;
    return database.query(query, budget);
  }

  @Override
  public DatabaseIdentity identity() {
    return database.identity();
  }

  @Override
  public Dialect dialect() {
    return database.dialect();
  }

  @Override
  public boolean cacheable() {
    return database.cacheable();
  }

  @Override
  public boolean keepsFromWriting() {
    return database.keepsFromWriting();
  }

  @Override
  public ReadOnlyDatabase asCaller() {
    return database.asCaller();
  }

  @Override
  public <T> T metadata(MetadataReader<T> reader, QuestionBudget budget) throws SQLException {
    return database.metadata(reader, budget);
  }
}
