package io.github.askjdbc.evaluation.run;

import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.question.QuestionBudget;
import java.sql.Connection;
import java.sql.SQLException;

/** Opens a database as the pipeline sees it. */
@FunctionalInterface
public interface AskedDatabases {

  /** A database in use, until it is closed. */
  interface Use extends AutoCloseable {

    /**
     * For one question.
     *
     * @throws SQLException if the connection does not answer
     */
    ReadOnlyDatabase database(QuestionBudget budget) throws SQLException;

    @Override
    void close();
  }

  /**
   * @param url of the target, without a prefix of ours
   * @param connection to the target, closed by the caller after the use
   */
  Use open(String url, Connection connection) throws SQLException;
}
