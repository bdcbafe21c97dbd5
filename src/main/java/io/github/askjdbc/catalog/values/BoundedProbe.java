package io.github.askjdbc.catalog.values;

import io.github.askjdbc.database.ProbeOutcome;
import io.github.askjdbc.database.ProbeQuery;
import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.question.BudgetExhaustedException;
import io.github.askjdbc.question.QuestionBudget;

/**
 * Asks the target within a part of a question's time; the end of that part is not the question's.
 */
final class BoundedProbe {

  private BoundedProbe() {}

  static ProbeOutcome ask(ReadOnlyDatabase database, ProbeQuery query, QuestionBudget part) {
    try {
      return database.query(query, part);
    } catch (BudgetExhaustedException usedUp) {
      return new ProbeOutcome.OutOfBudget(usedUp.getMessage());
    }
  }
}
