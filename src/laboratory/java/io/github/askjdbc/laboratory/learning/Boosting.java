package io.github.askjdbc.laboratory.learning;

import io.github.askjdbc.learning.BoostedTrees;
import io.github.askjdbc.learning.Shapes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/** Adds tree after tree, each grown on the derivatives of a loss at what the others give. */
public final class Boosting {

  private Boosting() {}

  /** A loss whose derivatives depend on the margins of all rows. */
  interface Loss {
    /** The margin to start from. */
    double base();

    void derivatives(double[] margins, double[] slopes, double[] curvatures);
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
    return grown(rows, each, new LogisticLoss(targets, importance), settings);
  }

  /**
   * To rank the rows of a group: the best ones take all of its softmax (ListNet's top one; Cao et
   * al. 2007).
   *
   * @param grades one a row, higher is better, at least 0; groups of equal grades teach nothing
   * @param groups one a row, any number; rows of a group must follow one another
   */
  public static BoostedTrees rank(
      float[][] rows, double[] grades, int[] groups, TreeSettings settings) {
    Shapes.same(rows.length, grades.length, groups.length);
    return grown(rows, groups, new RankingLoss(grades, groups), settings);
  }

  /**
   * @param groups one a row; rows of a group are drawn together
   */
  private static BoostedTrees grown(
      float[][] rows, int[] groups, Loss loss, TreeSettings settings) {
    BinnedColumns columns = new BinnedColumns(rows);
    TreeGrower grower = new TreeGrower(columns, settings, settings.rate(), false);
    float base = (float) loss.base();
    double[] margins = new double[rows.length];
    Arrays.fill(margins, base);
    double[] slopes = new double[rows.length];
    double[] curvatures = new double[rows.length];
    Random random = new Random(settings.seed());
    List<Tree> trees = new ArrayList<>();
    for (int i = 0; i < settings.trees(); i++) {
      loss.derivatives(margins, slopes, curvatures);
      Tree tree =
          grower.grow(sample(groups, settings.rowShare(), random), slopes, curvatures, random);
      trees.add(tree);
      for (int row = 0; row < rows.length; row++) {
        margins[row] += tree.value(rows[row]);
      }
    }
    return new BoostedTrees(Tree.ensemble(columns.columns(), base, trees));
  }

  private static int[] sample(int[] groups, double share, Random random) {
    int[] kept = new int[groups.length];
    int count = 0;
    boolean keep = true;
    for (int row = 0; row < groups.length; row++) {
      if (share < 1 && (row == 0 || groups[row] != groups[row - 1])) {
        keep = random.nextDouble() < share;
      }
      if (keep) {
        kept[count++] = row;
      }
    }
    return Arrays.copyOf(kept, count);
  }
}
