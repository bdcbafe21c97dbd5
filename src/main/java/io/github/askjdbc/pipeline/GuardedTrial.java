package io.github.askjdbc.pipeline;

import io.github.askjdbc.database.ProbeOutcome;
import io.github.askjdbc.database.ProbeQuery;
import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.generation.Trial;
import io.github.askjdbc.question.QuestionBudget;
import io.github.askjdbc.sql.GuardOutcome;

/** Runs what the guard allows, with probes of its own. */
final class GuardedTrial implements Trial {
  private static final int MOST = 200;

  private final AskedGuard guard;
  private final ReadOnlyDatabase database;
  private final QuestionBudget budget;

  GuardedTrial(AskedQuestion asked) {
    this.guard = asked.guard();
    this.database = asked.database();
    this.budget = asked.budget().withProbes(MOST);
  }

  @Override
  public ProbeOutcome run(String sql) {
    GuardOutcome outcome = guard.check(sql);
    if (outcome instanceof GuardOutcome.Refused refused) {
      return new ProbeOutcome.Failed(refused.message());
    }
    String allowed = ((GuardOutcome.Allowed) outcome).sql();
    return database.query(ProbeQuery.ofCandidate(allowed), budget);
  }
}
