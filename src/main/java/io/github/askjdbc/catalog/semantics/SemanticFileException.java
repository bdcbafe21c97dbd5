package io.github.askjdbc.catalog.semantics;

/** A file about the data that cannot be used as it is; the message names file, line and key. */
public final class SemanticFileException extends RuntimeException {
  private static final long serialVersionUID = 1;

  public SemanticFileException(Source source, String problem) {
    this(source, problem, null);
  }

  public SemanticFileException(Source source, String problem, Throwable cause) {
    super(source + ": " + problem, cause);
  }
}
