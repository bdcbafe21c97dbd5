package io.github.askjdbc.driver;

import java.sql.ResultSet;

/** The wrappers that a statement gave last: the same one for the same result set of the target. */
final class WrappedResults {
  private final AskingConnection connection;
  private final AskingStatement<?> statement;

  /** Null for none: of rows, and of generated keys. */
  private AskingResultSet current;

  private AskingResultSet keys;

  WrappedResults(AskingConnection connection, AskingStatement<?> statement) {
    this.connection = connection;
    this.statement = statement;
  }

  private static boolean isLastOf(AskingResultSet wrapper, ResultSet results) {
    return wrapper != null && wrapper.delegate() == results;
  }

  /** The caller came to the statement by these. */
  void remember(AskingResultSet results) {
    current = results;
  }

  /** Null for null. */
  ResultSet rows(ResultSet results) {
    if (results == null) {
      return null;
    }
    AskingResultSet last = current;
    if (!isLastOf(last, results)) {
      last = isLastOf(keys, results) ? keys : new AskingResultSet(connection, statement, results);
      current = last;
    }
    return last;
  }

  /**
   * Rows that answer a question; null for null.
   *
   * @param maxRows that the caller set
   */
  ResultSet answer(ResultSet results, long maxRows) {
    if (results != null && !isLastOf(current, results)) {
      current = new AnswerResultSet(connection, statement, results, maxRows);
    }
    return rows(results);
  }

  /** Null for null. */
  ResultSet keys(ResultSet generated) {
    if (generated == null) {
      return null;
    }
    if (!isLastOf(keys, generated)) {
      keys =
          isLastOf(current, generated)
              ? current
              : new AskingResultSet(connection, statement, generated);
    }
    return keys;
  }
}
