package io.github.askjdbc.question;

/** The question's time ran out before a decision: an abstention NL006 to the caller. */
public final class BudgetExhaustedException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /**
   * @param resource what ran out, in one word for the message
   */
  public BudgetExhaustedException(String resource) {
    super("the question's " + resource + " ran out");
  }
}
