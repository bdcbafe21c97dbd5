package io.github.askjdbc.decision;

import java.util.Locale;

/** Why no answer is given. Declared in the order in which the first of several wins. */
public enum AbstentionReason {
  REFUSED(5),
  BUDGET_EXHAUSTED(6),
  NOT_A_QUERY(3),
  NOT_IN_DATABASE(2),
  AMBIGUOUS(1),
  LOW_CONFIDENCE(4);

  private final int code;

  AbstentionReason(int code) {
    this.code = code;
  }

  /** The vendor code. */
  public int code() {
    return code;
  }

  /** {@code NL} and three digits. */
  public String sqlState() {
    return String.format(Locale.ROOT, "NL%03d", code);
  }
}
