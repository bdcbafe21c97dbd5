package io.github.askjdbc.driver;

import io.github.askjdbc.database.ConnectionTurns;
import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.question.QuestionBudget;
import java.sql.SQLException;

/** One connection's target as its questions see it. */
public interface TargetView extends AutoCloseable {

  /**
   * For one question.
   *
   * @throws SQLException if the caller's connection does not answer
   */
  ReadOnlyDatabase database(QuestionBudget budget) throws SQLException;

  /**
   * Is told of a text of the caller before it runs.
   *
   * @return whether it must be told again when the text runs again, since it may change what
   *     questions see
   */
  boolean ran(String sql);

  /** Commit, rollback, or a change of autocommit. */
  void transactionEnded();

  /** Who may use the connection at the same time. */
  ConnectionTurns turns();

  /** The connection is closed; called once. */
  @Override
  void close();
}
