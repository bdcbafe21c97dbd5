package io.github.askjdbc.generation.embedded.actions;

/** A query has something in it that no action stands for. */
public final class UnreadableQueryException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  UnreadableQueryException(String message) {
    super(message);
  }
}
