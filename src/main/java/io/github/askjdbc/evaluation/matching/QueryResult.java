package io.github.askjdbc.evaluation.matching;

/** How a query of the evaluation ended. */
public sealed interface QueryResult {

  /**
   * It ran to its end.
   *
   * @param nanos from sending the SQL to the last row
   */
  record Rows(ResultRows rows, long nanos) implements QueryResult {}

  /** It gave no rows: refused by the database, too slow, too large, or not one statement. */
  record Failed(String reason) implements QueryResult {}
}
