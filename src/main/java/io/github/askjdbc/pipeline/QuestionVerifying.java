package io.github.askjdbc.pipeline;

import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.decision.Decision;
import io.github.askjdbc.question.Question;
import io.github.askjdbc.question.QuestionBudget;
import java.sql.SQLException;
import java.util.Optional;

/** Takes a person's word on the SQL of a question, and remembers it until it is taken back. */
public interface QuestionVerifying {

  /** What became of it. */
  sealed interface Outcome {

    /**
     * @param report what the question gets from now on
     */
    record Remembered(QuestionReport report) implements Outcome {}

    /** Nothing is remembered. */
    record Refused(Decision.Abstention why) implements Outcome {}
  }

  /**
   * The answer to the question is right. Throws as {@link QuestionAnswering#ask} does, and if the
   * memory cannot be used.
   *
   * @param shown what was shown for it last; if there is nothing, it is answered anew
   */
  Outcome confirm(
      Question question, Optional<Chosen> shown, ReadOnlyDatabase database, QuestionBudget budget)
      throws SQLException;

  /**
   * Another SQL is right. Throws as {@link #confirm} does.
   *
   * @param sql nothing of it reaches the database unless the guard lets it pass
   * @param shown what was shown for the question last
   */
  Outcome correct(
      Question question,
      String sql,
      Optional<Chosen> shown,
      ReadOnlyDatabase database,
      QuestionBudget budget)
      throws SQLException;

  /**
   * What was remembered of a question is forgotten, and with it what the person's word said of SQL
   * of ours. Throws as {@link #confirm} does. Refused if nothing was remembered.
   */
  Outcome forget(Question question, ReadOnlyDatabase database, QuestionBudget budget)
      throws SQLException;
}
