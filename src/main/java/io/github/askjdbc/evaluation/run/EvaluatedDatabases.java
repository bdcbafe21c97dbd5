package io.github.askjdbc.evaluation.run;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;

/** The databases that a question set speaks of, opened so that nothing can be written. */
public interface EvaluatedDatabases {

  /**
   * The JDBC URL of a database, without a prefix of ours.
   *
   * @throws MissingDatabaseException if there is none of that name
   */
  String url(String db);

  /**
   * Opens a database for reading only.
   *
   * @throws MissingDatabaseException if there is none of that name
   */
  Connection connect(String db) throws SQLException;

  /**
   * A copy without some columns and tables, for questions that cannot be answered without them.
   *
   * @param hidden {@code table.column} or {@code table}
   * @return the name of the copy, to be used as any other
   * @throws SQLException if something cannot be taken out, a key column for example
   */
  String without(String db, List<String> hidden) throws SQLException;

  /** A question names a database that is not there. */
  final class MissingDatabaseException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public MissingDatabaseException(String message) {
      super(message);
    }
  }
}
