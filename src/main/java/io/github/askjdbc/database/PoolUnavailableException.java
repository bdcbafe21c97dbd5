package io.github.askjdbc.database;

import java.sql.SQLException;

/** The pool has no connection to give in time; the caller's own is used instead. */
final class PoolUnavailableException extends SQLException {
  private static final long serialVersionUID = 1L;

  PoolUnavailableException(SQLException cause) {
    super("no pooled connection to the target", cause);
  }

  PoolUnavailableException(String reason) {
    super(reason);
  }
}
