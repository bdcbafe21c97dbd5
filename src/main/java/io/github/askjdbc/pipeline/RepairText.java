package io.github.askjdbc.pipeline;

import io.github.askjdbc.repair.RepairAttempt;

/** What a report says became of mended SQL. */
final class RepairText {

  /** Begins the message of a repair that stands in the place of the original. */
  static final String TAKEN = "repaired: ";

  private RepairText() {}

  static String of(RepairAttempt attempt, Mending.Use use) {
    String what =
        !attempt.improved()
            ? "left alone, since the decision would be no better: "
            : !attempt.taken() ? "possible: " : use == Mending.Use.TAKEN ? TAKEN : "suggested: ";
    return what + attempt.message();
  }
}
