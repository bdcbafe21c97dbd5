package io.github.askjdbc.catalog.semantics;

/** A semantic file that cannot be used as it is; the message names file, line and key. */
public final class SemanticFileException extends RuntimeException {
  private static final long serialVersionUID = 1;

  SemanticFileException(Source source, String problem) {
    this(source, problem, null);
  }

  SemanticFileException(Source source, String problem, Throwable cause) {
    super(source + ": " + problem, cause);
  }
}
