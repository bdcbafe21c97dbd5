package io.github.askjdbc.laboratory.learning;

import io.github.askjdbc.learning.RandomForest;
import io.github.askjdbc.learning.Shapes;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/** Grows a random forest, each tree on rows drawn with replacement (Breiman 2001). */
public final class ForestTrainer {

  private ForestTrainer() {}

  /**
   * @param rows of equal length
   * @param targets one a row, between 0 and 1
   */
  public static RandomForest train(float[][] rows, double[] targets, TreeSettings settings) {
    Shapes.same(rows.length, targets.length);
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
        curvatures[row] = drawn[row];
        slopes[row] = -curvatures[row] * targets[row];
      }
      int[] bag = IntStream.range(0, rows.length).filter(row -> curvatures[row] > 0).toArray();
      trees.add(grower.grow(bag, slopes, curvatures, random));
    }
    return new RandomForest(Tree.ensemble(columns.columns(), 0, trees));
  }
}
