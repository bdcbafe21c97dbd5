package io.github.askjdbc.learning;

/**
 * A random forest of probability trees over dense columns (Breiman 2001). A value of {@code NaN} is
 * missing: each split learns where missing values go. Immutable.
 */
public final class RandomForest {

  private final TreeEnsemble trees;

  public RandomForest(TreeEnsemble trees) {
    this.trees = trees;
  }

  /** The mean target of the leaves that the row falls into, between 0 and 1. */
  public double score(float[] row) {
    return Math.max(0, Math.min(1, trees.sum(row)));
  }

  /** Tag, number of columns, base, number of trees, then the nodes of each tree. */
  public void write(ModelOutput out) {
    trees.write(out);
  }

  public static RandomForest read(ModelInput in) throws DamagedModelException {
    return new RandomForest(TreeEnsemble.read(in));
  }
}
