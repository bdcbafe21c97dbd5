package io.github.askjdbc.pipeline;

import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.decision.InspectedQuestion;
import io.github.askjdbc.question.Question;
import io.github.askjdbc.question.QuestionBudget;
import java.sql.SQLException;
import java.util.Optional;

/** Every stage but the decision: what its models are trained on. */
@FunctionalInterface
public interface QuestionInspecting {

  /**
   * Inspects what the generators write for a question, or SQL that somebody else wrote.
   *
   * @param sql somebody else's; empty for the generators' own
   * @throws SQLException if the target fails where nothing can be said without it
   * @throws io.github.askjdbc.question.BudgetExhaustedException if the time ran out
   */
  InspectedQuestion inspect(
      Question question, Optional<String> sql, ReadOnlyDatabase database, QuestionBudget budget)
      throws SQLException;
}
