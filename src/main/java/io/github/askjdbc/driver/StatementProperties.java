package io.github.askjdbc.driver;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/** What a caller can set on a statement and expects to stay when another takes its place. */
final class StatementProperties {
  private StatementProperties() {}

  /** Leaves defaults alone, since a target may refuse even to be told of them. */
  static void copy(Statement from, Statement to) throws SQLException {
    if (from.getMaxRows() != 0) {
      to.setMaxRows(from.getMaxRows());
    }
    if (from.getMaxFieldSize() != 0) {
      to.setMaxFieldSize(from.getMaxFieldSize());
    }
    if (from.getQueryTimeout() != to.getQueryTimeout()) {
      to.setQueryTimeout(from.getQueryTimeout());
    }
    if (from.getFetchSize() != to.getFetchSize()) {
      to.setFetchSize(from.getFetchSize());
    }
    if (from.getFetchDirection() != ResultSet.FETCH_FORWARD) {
      to.setFetchDirection(from.getFetchDirection());
    }
    if (from.isCloseOnCompletion()) {
      to.closeOnCompletion();
    }
  }
}
