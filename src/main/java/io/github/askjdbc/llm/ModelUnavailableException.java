package io.github.askjdbc.llm;

/** The model could not be asked; the same question may work later: SQLSTATE NL101 to the caller. */
public final class ModelUnavailableException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final ModelFault fault;

  /**
   * @param message names what is missing
   */
  public ModelUnavailableException(String message) {
    this(message, ModelFault.OTHER);
  }

  /**
   * @param message names the model and what to check
   */
  public ModelUnavailableException(String message, ModelFault fault) {
    super(message);
    this.fault = fault;
  }

  /**
   * @param message names the client and what to check; neither endpoint nor key
   */
  public ModelUnavailableException(String message, Throwable cause) {
    super(message, cause);
    this.fault = ModelFault.OTHER;
  }

  /** What is to be put right. */
  public ModelFault fault() {
    return fault;
  }
}
