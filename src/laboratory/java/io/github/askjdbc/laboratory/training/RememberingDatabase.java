package io.github.askjdbc.laboratory.training;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.github.askjdbc.database.ForwardingDatabase;
import io.github.askjdbc.database.ProbeOutcome;
import io.github.askjdbc.database.ProbeQuery;
import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.question.QuestionBudget;

/**
 * A database that nobody writes to, whose queries are sent once: many systems' SQL is compared with
 * the rows of the same candidates. A remembered query costs the question a probe all the same, so
 * that what is learned does not depend on what was asked before.
 */
final class RememberingDatabase extends ForwardingDatabase {

  private static final long MOST_CELLS = 2_000_000;

  private final ReadOnlyDatabase database;
  private final String url;
  private final Cache<Sent, ProbeOutcome> memory;
  private final QuestionBudget budget;

  RememberingDatabase(
      ReadOnlyDatabase database,
      String url,
      Cache<Sent, ProbeOutcome> memory,
      QuestionBudget budget) {
    super(database);
    this.database = database;
    this.url = url;
    this.memory = memory;
    this.budget = budget;
  }

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

  /** At once: what is learned must not depend on how far the work has come. */
  @Override
  public boolean later(LaterWork work) {
    work.run(database, budget.withProbes(Integer.MAX_VALUE));
    return true;
  }
}
