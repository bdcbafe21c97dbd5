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

  /**
   * No time is spent on a database that does not come to an end with earlier questions.
   *
   * @param calls how many of their calls were told to stop and have not come back
   */
  public BudgetExhaustedException(int calls) {
    super(calls + " earlier calls to the database were told to stop and have not come back");
  }
}
