package io.github.askjdbc.pipeline;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.database.ProbeOutcome;
import io.github.askjdbc.database.ProbeQuery;
import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.generation.Trial;
import io.github.askjdbc.question.QuestionBudget;
import io.github.askjdbc.sql.GuardOutcome;
import io.github.askjdbc.sql.SelectGuard;
import java.sql.SQLException;

/** Runs what the guard allows. */
final class GuardedTrial implements Trial {

  private final SelectGuard guard;
  private final CatalogSnapshot catalog;
  private final ReadOnlyDatabase database;
  private final QuestionBudget budget;

  GuardedTrial(
      SelectGuard guard,
      CatalogSnapshot catalog,
      ReadOnlyDatabase database,
      QuestionBudget budget) {
    this.guard = guard;
    this.catalog = catalog;
    this.database = database;
    this.budget = budget;
  }

  @Override
  public ProbeOutcome run(String sql, int maxRows) {
    budget.check();
    GuardOutcome outcome = guard.check(sql, catalog);
    return outcome instanceof GuardOutcome.Allowed allowed
        ? database.query(ProbeQuery.of(allowed.sql(), maxRows), budget)
        : new ProbeOutcome.Failed(
            new SQLException(((GuardOutcome.Refused) outcome).message()));
  }
}
