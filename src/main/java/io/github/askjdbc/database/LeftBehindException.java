package io.github.askjdbc.database;

/** A call did not come back in time, and its connection with it, but the question has time left. */
final class LeftBehindException extends UnaskedTargetException {
  private static final long serialVersionUID = 1L;

  LeftBehindException() {
    super("the target did not answer in time");
  }
}
