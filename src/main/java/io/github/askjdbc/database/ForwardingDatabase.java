package io.github.askjdbc.database;

import io.github.askjdbc.question.QuestionBudget;
import java.sql.SQLException;
import java.util.Optional;

/** A database that is another one in all but what a subclass says. */
public abstract class ForwardingDatabase implements ReadOnlyDatabase {

  private final ReadOnlyDatabase database;

  protected ForwardingDatabase(ReadOnlyDatabase database) {
    this.database = database;
  }

  @Override
  public ProbeOutcome query(ProbeQuery query, QuestionBudget budget) {
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
  public Optional<SessionView> ownView() {
    return database.ownView();
  }

  @Override
  public <T> T metadata(MetadataReader<T> reader, QuestionBudget budget) throws SQLException {
    return database.metadata(reader, budget);
  }

  @Override
  public boolean later(LaterWork work) {
    return database.later(work);
  }
}
