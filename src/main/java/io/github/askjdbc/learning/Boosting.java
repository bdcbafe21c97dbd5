package io.github.askjdbc.learning;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/** Adds tree after tree, each grown on the derivatives of a loss at what the others give. */
final class Boosting {

  private Boosting() {}

  /** A loss whose derivatives depend on the margins of all rows. */
  interface Loss {
    /** The margin to start from. */
    double base();

    void derivatives(double[] margins, double[] slopes, double[] curvatures);
  }

  /**
   * @param groups one a row; rows of a group are drawn together
   */
  static TreeEnsemble train(float[][] rows, int[] groups, Loss loss, TreeSettings settings) {
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
    return TreeEnsemble.of(columns.columns(), base, trees);
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
