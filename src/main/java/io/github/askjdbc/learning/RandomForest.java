package io.github.askjdbc.learning;

/**
 * A random forest of probability trees over dense columns (Breiman 2001). A value of {@code NaN} is
 * missing: each split learns where missing values go. Immutable.
 */
public final class RandomForest {

  private final TreeEnsemble trees;

  private RandomForest(TreeEnsemble trees) {
    this.trees = trees;
  }

  /**
   * @param rows of equal length
   * @param targets one a row, between 0 and 1
   */
  public static RandomForest train(float[][] rows, double[] targets, TreeSettings settings) {
    return train(rows, targets, LinearTrainer.ones(rows.length), settings);
  }

  /**
   * @param importance how often each row counts, at least 0
   */
  public static RandomForest train(
      float[][] rows, double[] targets, double[] importance, TreeSettings settings) {
    throw new UnsupportedOperationException();
  }

  /** The mean target of the leaves that the row falls into, between 0 and 1. */
  public double score(float[] row) {
    throw new UnsupportedOperationException();
  }

  public void write(ModelOutput out) {
    throw new UnsupportedOperationException();
  }

  public static RandomForest read(ModelInput in) throws DamagedModelException {
    throw new UnsupportedOperationException();
  }
}
