package io.github.askjdbc.evaluation.run;

import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.evaluation.questions.EvaluationQuestion;
import io.github.askjdbc.pipeline.QuestionReport;
import io.github.askjdbc.question.QuestionBudget;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Optional;
import java.util.OptionalDouble;

/** Where the SQL under evaluation comes from. Called from several threads. */
public interface Approach {

  /**
   * How a question was decided.
   *
   * @param sql the SQL to judge, given or withheld
   * @param agreement share of samples that agree with it, where there were several
   */
  record Decided(QuestionReport report, Optional<String> sql, OptionalDouble agreement) {}

  /**
   * @param connection for queries of the evaluation's own, which no budget counts
   * @throws SQLException if the pipeline cannot work with the database
   * @throws UnusableQuestionException if there is nothing to evaluate for this question
   */
  Decided decide(
      EvaluationQuestion question,
      Connection connection,
      ReadOnlyDatabase database,
      QuestionBudget budget)
      throws SQLException;

  /** Why a question is left out. */
  final class UnusableQuestionException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public UnusableQuestionException(String message) {
      super(message);
    }
  }
}
