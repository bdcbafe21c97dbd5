package io.github.askjdbc.report;

import io.github.askjdbc.repair.RepairAttempt;

/** What became of mended SQL, in words. */
final class RepairText {
  private RepairText() {}

  /**
   * @param suggested whether mended SQL is shown only
   */
  static String of(RepairAttempt attempt, boolean suggested) {
    String what =
        !attempt.improved()
            ? "left alone, since the decision would be no better: "
            : !attempt.taken() ? "possible: " : suggested ? "suggested: " : "repaired: ";
    return what + attempt.message();
  }
}
