package io.github.askjdbc.database;

/** The pool has no connection to give in time; the caller's own is used instead. */
final class PoolUnavailableException extends UnaskedTargetException {
  private static final long serialVersionUID = 1L;

  PoolUnavailableException(String reason) {
    super(reason);
  }
}
