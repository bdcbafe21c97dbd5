package io.github.askjdbc.learning;

import java.io.IOException;

/** Bytes that should be a model are not, or not of this version. */
public final class DamagedModelException extends IOException {
  private static final long serialVersionUID = 1L;

  public DamagedModelException(String message) {
    super(message);
  }
}
