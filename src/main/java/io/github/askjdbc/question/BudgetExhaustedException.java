package io.github.askjdbc.question;

/** The question's time ran out before a decision: an abstention NL006 to the caller. */
public final class BudgetExhaustedException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final boolean goesOn;

  /**
   * @param resource what ran out, in one word for the message
   */
  public BudgetExhaustedException(String resource) {
    this("the question's " + resource + " ran out", false);
  }

  private BudgetExhaustedException(String message, boolean goesOn) {
    super(message);
    this.goesOn = goesOn;
  }

  /**
   * The time ran out over a reading that goes on between questions.
   *
   * @param read for the message, in the plural: "the values"
   */
  public static BudgetExhaustedException stillReading(String read) {
    return new BudgetExhaustedException(read + " of this database are still being read", true);
  }

  /** Whether the same question, asked again later, may well be in time. */
  public boolean goesOn() {
    return goesOn;
  }

  /**
   * No time is spent on a database that does not come to an end with earlier questions.
   *
   * @param calls how many of their calls were told to stop and have not come back
   */
  public BudgetExhaustedException(int calls) {
    this(calls + " earlier calls to the database were told to stop and have not come back", false);
  }
}
