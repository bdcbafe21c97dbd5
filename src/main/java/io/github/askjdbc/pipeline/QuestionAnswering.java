package io.github.askjdbc.pipeline;

import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.question.Question;
import io.github.askjdbc.question.QuestionBudget;

/** From a question to a decision: what the driver and the evaluation call. */
public interface QuestionAnswering {

  /**
   * Writes SQL for the question and decides whether to stand by it.
   *
   * @throws io.github.askjdbc.question.QuestionCancelledException if the budget was cancelled
   *     meanwhile
   */
  QuestionReport ask(Question question, ReadOnlyDatabase database, QuestionBudget budget);

  /** Inspects SQL that somebody else wrote for the question. */
  QuestionReport check(
      Question question, String sql, ReadOnlyDatabase database, QuestionBudget budget);
}
