package io.github.askjdbc.evaluation.run;

import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.question.QuestionBudget;
import java.sql.Connection;
import java.sql.SQLException;

/**
 * The databases of a question set, and how the pipeline comes to see each.
 *
 * @param databases by name
 */
@SuppressWarnings("try") // a connection only ends when closed
public record DatabaseAccess(EvaluatedDatabases databases, AskedDatabases asked) {

  /**
   * One database in use, for queries of the evaluation's own and for questions.
   *
   * @param connection for the evaluation
   * @param use for questions
   */
  public record Opened(Connection connection, AskedDatabases.Use use) implements AutoCloseable {

    /** For one question. */
    public ReadOnlyDatabase database(QuestionBudget budget) throws SQLException {
      return use.database(budget);
    }

    @Override
    public void close() throws SQLException {
      try (Connection ended = connection) {
        use.close();
      }
    }
  }

  /**
   * @throws EvaluatedDatabases.MissingDatabaseException if there is none of that name
   */
  public Opened open(String db) throws SQLException {
    return open(db, databases.connect(db));
  }

  private Opened open(String db, Connection connection) throws SQLException {
    try {
      return new Opened(connection, asked.open(databases.url(db), connection));
    } catch (SQLException | RuntimeException e) {
      try (Connection ended = connection) {
        throw e;
      }
    }
  }
}
