package io.github.askjdbc.database;

/** The target ended an idle connection; another one may serve. */
final class StaleConnectionException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  StaleConnectionException() {
    super("the target ended an idle connection");
  }
}
