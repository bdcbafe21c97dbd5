package io.github.askjdbc.pipeline;

import io.github.askjdbc.database.ProbeOutcome;
import io.github.askjdbc.database.ProbeQuery;
import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.generation.Trial;
import io.github.askjdbc.question.BudgetExhaustedException;
import io.github.askjdbc.question.QuestionBudget;
import io.github.askjdbc.sql.GuardOutcome;

/** Runs what the guard allows, within a part of the question's budget. */
final class GuardedTrial implements Trial {

  /** Of the question's time, what trying candidates may take. */
  private static final double SHARE = 0.4;

  private static final int MOST = 200;

  private final AskedGuard guard;
  private final ReadOnlyDatabase database;
  private final QuestionBudget budget;

  GuardedTrial(AskedQuestion asked) {
    this.guard = asked.guard();
    this.database = asked.database();
    this.budget = asked.budget().part(SHARE, MOST);
  }

  @Override
  public ProbeOutcome run(String sql, int maxRows) {
    if (budget.remaining().isZero()) {
      return new ProbeOutcome.OutOfBudget("the time for trying candidates is used up");
    }
    GuardOutcome outcome = guard.check(sql);
    if (outcome instanceof GuardOutcome.Refused refused) {
      return new ProbeOutcome.Failed(refused.message());
    }
    String allowed = ((GuardOutcome.Allowed) outcome).sql();
    try {
      return database.query(ProbeQuery.of(allowed, maxRows), budget);
    } catch (BudgetExhaustedException e) {
      return new ProbeOutcome.OutOfBudget(e.getMessage());
    }
  }
}
