package io.github.askjdbc.pipeline;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.catalog.TableName;
import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.generation.Trial;
import io.github.askjdbc.generation.TriedQuery;
import io.github.askjdbc.question.QuestionBudget;
import io.github.askjdbc.sql.GuardOutcome;
import io.github.askjdbc.sql.SelectGuard;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The SQL that one question leads to: each text is guarded once, and run at most once. For one
 * thread.
 */
final class AskedQueries implements Trial {

  /** How many a generator may run beside the probes of the question. */
  private static final int MOST_TRIED = 200;

  private final SelectGuard guard;
  private final CatalogSnapshot catalog;
  private final ReadOnlyDatabase database;
  private final QuestionBudget budget;
  private final Map<String, Guarded> read = new HashMap<>();

  /** What the guard says of a text: that it may be run, or why not. */
  record Guarded(Optional<TriedQuery> query, List<String> refusals) {

    private static Guarded of(GuardOutcome outcome) {
      return outcome instanceof GuardOutcome.Allowed allowed
          ? new Guarded(Optional.of(new TriedQuery(allowed)), List.of())
          : new Guarded(Optional.empty(), List.of(((GuardOutcome.Refused) outcome).message()));
    }
  }

  AskedQueries(
      SelectGuard guard,
      CatalogSnapshot catalog,
      ReadOnlyDatabase database,
      QuestionBudget budget) {
    this.guard = guard;
    this.catalog = catalog;
    this.database = database;
    this.budget = budget.withProbes(MOST_TRIED);
  }

  /** Whether a question may read a table. */
  boolean mayRead(TableName table) {
    return guard.mayRead(table);
  }

  Guarded guarded(String sql) {
    return read.computeIfAbsent(sql, text -> Guarded.of(guard.check(text, catalog)));
  }

  @Override
  public Optional<TriedQuery> run(String sql) {
    Optional<TriedQuery> query = guarded(sql).query();
    query.ifPresent(one -> one.run(database, budget));
    return query;
  }
}
