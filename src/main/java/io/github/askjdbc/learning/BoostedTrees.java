package io.github.askjdbc.learning;

/**
 * Gradient-boosted regression trees over dense columns, grown on histograms (Friedman 2001; Chen
 * and Guestrin 2016). A value of {@code NaN} is missing: each split learns where missing values go.
 * Immutable.
 */
public final class BoostedTrees {

  private final TreeEnsemble trees;

  public BoostedTrees(TreeEnsemble trees) {
    this.trees = trees;
  }

  /** The sum of the trees: log odds, or an order within a group, as they were trained. */
  public double margin(float[] row) {
    return trees.sum(row);
  }

  /** {@link #margin} through the logistic function, between 0 and 1. */
  public double score(float[] row) {
    return Logistic.of(margin(row));
  }

  int columnCount() {
    return trees.columnCount();
  }

  /** Tag, number of columns, base, number of trees, then the nodes of each tree. */
  public void write(ModelOutput out) {
    trees.write(out);
  }

  public static BoostedTrees read(ModelInput in) throws DamagedModelException {
    return new BoostedTrees(TreeEnsemble.read(in));
  }
}
