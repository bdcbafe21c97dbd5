package io.github.askjdbc.laboratory.training;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.github.askjdbc.database.DatabaseIdentity;
import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.database.ProbeOutcome;
import io.github.askjdbc.database.ProbeQuery;
import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.database.SessionView;
import io.github.askjdbc.question.QuestionBudget;
import java.sql.SQLException;
import java.util.Optional;

/**
 * A database that nobody writes to, whose queries are sent once: many systems' SQL is compared with
 * the rows of the same candidates. A remembered query costs the question a probe all the same, so
 * that what is learned does not depend on what was asked before.
 */
record RememberingDatabase(
    ReadOnlyDatabase database, String url, Cache<Sent, ProbeOutcome> memory, QuestionBudget budget)
    implements ReadOnlyDatabase {

  private static final long MOST_CELLS = 2_000_000;

  /** A query and where it was sent. */
  record Sent(String url, ProbeQuery query) {}

  /** For all databases of a run. */
  static Cache<Sent, ProbeOutcome> newMemory() {
    return Caffeine.newBuilder()
        .maximumWeight(MOST_CELLS)
        .weigher((Sent sent, ProbeOutcome outcome) -> cells(outcome))
        .build();
  }

  private static int cells(ProbeOutcome outcome) {
    return outcome instanceof ProbeOutcome.Rows rows
        ? 10 + rows.rows().size() * rows.columns().size()
        : 10;
  }

  @Override
  public ProbeOutcome query(ProbeQuery query, QuestionBudget budget) {
    Sent sent = new Sent(url, query);
    ProbeOutcome known = memory.getIfPresent(sent);
    if (known != null) {
      return budget.takeProbe()
          ? known
          : new ProbeOutcome.OutOfBudget("the question's probes are used up");
    }
    ProbeOutcome outcome = database.query(query, budget);
    if (!(outcome instanceof ProbeOutcome.OutOfBudget)) {
      memory.put(sent, outcome);
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

  /** At once: what is learned must not depend on how far the work has come. */
  @Override
  public boolean later(LaterWork work) {
    work.run(database, budget.withProbes(Integer.MAX_VALUE));
    return true;
  }
}
