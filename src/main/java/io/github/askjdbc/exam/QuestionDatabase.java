package io.github.askjdbc.exam;

import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.question.QuestionBudget;
import java.sql.SQLException;

/** The database of an exam, as each of its questions sees it. */
@FunctionalInterface
public interface QuestionDatabase {

  /**
   * @throws SQLException if it does not answer
   */
  ReadOnlyDatabase forQuestion(QuestionBudget budget) throws SQLException;
}
