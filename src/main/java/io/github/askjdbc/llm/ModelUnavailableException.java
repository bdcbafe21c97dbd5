package io.github.askjdbc.llm;

/** The model could not be asked; the same question may work later: SQLSTATE NL101 to the caller. */
public final class ModelUnavailableException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /**
   * @param message names what is missing
   */
  public ModelUnavailableException(String message) {
    super(message);
  }

  /**
   * @param message names the client and what to check; neither endpoint nor key
   */
  public ModelUnavailableException(String message, Throwable cause) {
    super(message, cause);
  }
}
