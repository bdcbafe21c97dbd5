package io.github.askjdbc.laboratory.measures;

/**
 * What a repair does to SQL of known correctness (SQLens, table 6).
 *
 * @param tried how often there was something to change
 * @param kept how often the decision improved, so that the change was kept; the rest counts these
 *     only
 * @param fixed wrong SQL made right, N_fix
 * @param broken right SQL made wrong, N_break
 */
public record RepairCount(int tried, int kept, int fixed, int broken) {

  public static final RepairCount NONE = new RepairCount(0, 0, 0, 0);

  /** One more SQL. */
  public RepairCount plus(boolean keeps, boolean rightBefore, boolean rightAfter) {
    return new RepairCount(
        tried + 1,
        kept + (keeps ? 1 : 0),
        fixed + (keeps && !rightBefore && rightAfter ? 1 : 0),
        broken + (keeps && rightBefore && !rightAfter ? 1 : 0));
  }

  /** N_net. */
  public int net() {
    return fixed - broken;
  }
}
