package io.github.askjdbc.pipeline;

import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.decision.Decision;
import io.github.askjdbc.question.Question;
import io.github.askjdbc.question.QuestionBudget;
import java.sql.SQLException;
import java.util.List;

/** From a question to a decision: what the driver and the evaluation call. */
public interface QuestionAnswering {

  /**
   * Writes SQL for the question and decides whether to stand by it.
   *
   * @throws io.github.askjdbc.question.QuestionCancelledException if the budget was cancelled
   *     meanwhile
   * @throws io.github.askjdbc.llm.ModelUnavailableException if nothing could be written without a
   *     model that cannot be reached
   * @throws SQLException if the target fails where nothing can be decided without it
   */
  QuestionReport ask(Question question, ReadOnlyDatabase database, QuestionBudget budget)
      throws SQLException;

  /**
   * The SQL of an answer failed where it was to give its rows: the decision for it is not to be
   * given again.
   */
  default void failed(Decision.Answer answer) {}

  /**
   * Inspects SQL that somebody else wrote for the question; throws as {@link #ask} does.
   *
   * @param sql nothing of it reaches the database unless the guard lets it pass
   */
  QuestionReport check(
      Question question, String sql, ReadOnlyDatabase database, QuestionBudget budget)
      throws SQLException;

  /**
   * What a language model would be sent for the question; sends nothing.
   *
   * @throws SQLException if the target fails where nothing can be written without it
   */
  default List<ShownPrompt> prompts(
      Question question, ReadOnlyDatabase database, QuestionBudget budget) throws SQLException {
    return List.of();
  }

  /**
   * Whether SQL that was decided upon may run now: the guard lets it pass, and the tables that it
   * reads are what they were when the catalog was read. If not, the catalog is forgotten, and the
   * question is to be asked again.
   *
   * @param sql of an answer
   * @throws SQLException if the target does not answer
   */
  boolean stillHolds(String sql, ReadOnlyDatabase database, QuestionBudget budget)
      throws SQLException;
}
