package io.github.askjdbc.learning;

/**
 * Gradient-boosted regression trees over dense columns, grown on histograms (Friedman 2001; Chen
 * and Guestrin 2016). A value of {@code NaN} is missing: each split learns where missing values go.
 * Immutable.
 */
public final class BoostedTrees {

  private final TreeEnsemble trees;

  private BoostedTrees(TreeEnsemble trees) {
    this.trees = trees;
  }

  /** What the candidates of a group are trained to do. */
  public enum Ranking {
    /** Each better one above each worse one of its group (RankNet; Burges et al. 2005). */
    PAIRWISE,
    /** The best ones take all of the group's softmax (ListNet's top one; Cao et al. 2007). */
    LISTWISE
  }

  /**
   * For the logistic loss.
   *
   * @param rows of equal length
   * @param targets one a row, between 0 and 1
   */
  public static BoostedTrees train(float[][] rows, double[] targets, TreeSettings settings) {
    return train(rows, targets, LinearTrainer.ones(rows.length), settings);
  }

  /**
   * @param importance how often each row counts, at least 0
   */
  public static BoostedTrees train(
      float[][] rows, double[] targets, double[] importance, TreeSettings settings) {
    throw new UnsupportedOperationException();
  }

  /**
   * To rank the rows of a group.
   *
   * @param grades one a row, higher is better, at least 0; groups of equal grades teach nothing
   * @param groups one a row, any number; rows of a group must follow one another
   */
  public static BoostedTrees rank(
      float[][] rows, double[] grades, int[] groups, Ranking ranking, TreeSettings settings) {
    throw new UnsupportedOperationException();
  }

  /** The sum of the trees: log odds after {@link #train}, an order within a group otherwise. */
  public double margin(float[] row) {
    throw new UnsupportedOperationException();
  }

  /** {@link #margin} through the logistic function, between 0 and 1. */
  public double score(float[] row) {
    return Logistic.of(margin(row));
  }

  public void write(ModelOutput out) {
    throw new UnsupportedOperationException();
  }

  public static BoostedTrees read(ModelInput in) throws DamagedModelException {
    throw new UnsupportedOperationException();
  }
}
