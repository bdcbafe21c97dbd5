package io.github.askjdbc.evaluation.recording;

import java.sql.SQLException;

/** What is done for one question of a run. */
@FunctionalInterface
public interface QuestionWork<T> {

  /**
   * @throws SQLException if the database cannot be used
   */
  T done() throws SQLException;
}
