package io.github.askjdbc.pipeline;

import io.github.askjdbc.database.DatabaseIdentity;
import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.database.ProbeOutcome;
import io.github.askjdbc.database.ProbeQuery;
import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.database.SessionView;
import io.github.askjdbc.question.QuestionBudget;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The database as one question sees it: what it answered once is not sent again, so that
 * detectors that ask the same of several candidates send one probe. For one thread.
 */
final class AskedDatabase implements ReadOnlyDatabase {

  private final ReadOnlyDatabase database;
  private final Map<ProbeQuery, ProbeOutcome> answered = new HashMap<>();

  AskedDatabase(ReadOnlyDatabase database) {
    this.database = database;
  }

  @Override
  public ProbeOutcome query(ProbeQuery query, QuestionBudget budget) {
    ProbeOutcome known = answered.get(query);
    if (known != null) {
      budget.check();
      return known;
    }
    ProbeOutcome outcome = database.query(query, budget);
    if (outcome instanceof ProbeOutcome.Rows) {
      answered.put(query, outcome);
    }
    return outcome;
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
