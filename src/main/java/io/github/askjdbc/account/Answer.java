package io.github.askjdbc.account;

/** Whether a query does what words ask for; the same for all who read it. */
public enum Answer {
  /** It does the very thing. */
  MET(1),
  /** It does what may come to the same: a count in place of a sum, where each row is one. */
  PERHAPS(0.5),
  UNMET(0);

  private final double share;

  Answer(double share) {
    this.share = share;
  }

  /** 1 for met, a half for perhaps, 0 for unmet. */
  public double share() {
    return share;
  }

  static Answer of(boolean surely, boolean perhaps) {
    return surely ? MET : perhaps ? PERHAPS : UNMET;
  }
}
