package io.github.askjdbc.learning;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

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
    Shapes.same(rows.length, targets.length, importance.length);
    Shapes.shares(targets);
    BinnedColumns columns = new BinnedColumns(rows);
    TreeGrower grower = new TreeGrower(columns, settings, 1.0 / settings.trees(), true);
    Random random = new Random(settings.seed());
    List<Tree> trees = new ArrayList<>();
    double[] slopes = new double[rows.length];
    double[] curvatures = new double[rows.length];
    for (int i = 0; i < settings.trees(); i++) {
      int[] drawn = new int[rows.length];
      for (int row = 0; row < rows.length; row++) {
        drawn[random.nextInt(rows.length)]++;
      }
      for (int row = 0; row < rows.length; row++) {
        // squared error: its second-order approximation is exact, and leaves hold mean targets
        curvatures[row] = drawn[row] * importance[row];
        slopes[row] = -curvatures[row] * targets[row];
      }
      int[] bag = IntStream.range(0, rows.length).filter(row -> curvatures[row] > 0).toArray();
      trees.add(grower.grow(bag, slopes, curvatures, random));
    }
    return new RandomForest(TreeEnsemble.of(columns.columns(), 0, trees));
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
