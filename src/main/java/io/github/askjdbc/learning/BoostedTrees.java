package io.github.askjdbc.learning;

import java.util.Arrays;

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
    Shapes.same(rows.length, targets.length, importance.length);
    Shapes.shares(targets);
    int[] each = new int[rows.length];
    Arrays.setAll(each, row -> row);
    return new BoostedTrees(
        Boosting.train(rows, each, new LogisticLoss(targets, importance), settings));
  }

  /**
   * To rank the rows of a group.
   *
   * @param grades one a row, higher is better, at least 0; groups of equal grades teach nothing
   * @param groups one a row, any number; rows of a group must follow one another
   */
  public static BoostedTrees rank(
      float[][] rows, double[] grades, int[] groups, Ranking ranking, TreeSettings settings) {
    Shapes.same(rows.length, grades.length, groups.length);
    return new BoostedTrees(
        Boosting.train(rows, groups, new RankingLoss(grades, groups, ranking), settings));
  }

  /** The sum of the trees: log odds after {@link #train}, an order within a group otherwise. */
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

  /** How many splits use each column. */
  public int[] splits() {
    return trees.splits();
  }

  /** Tag, number of columns, base, number of trees, then the nodes of each tree. */
  public void write(ModelOutput out) {
    trees.write(out);
  }

  public static BoostedTrees read(ModelInput in) throws DamagedModelException {
    return new BoostedTrees(TreeEnsemble.read(in));
  }
}
