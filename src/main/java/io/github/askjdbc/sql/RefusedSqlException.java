package io.github.askjdbc.sql;

/**
 * Leaves the readers of this room where a text holds what is not allowed; never leaves the room.
 */
final class RefusedSqlException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /**
   * @param reason for persons: what came, what is allowed
   */
  RefusedSqlException(String reason) {
    super(reason, null, false, false);
  }
}
