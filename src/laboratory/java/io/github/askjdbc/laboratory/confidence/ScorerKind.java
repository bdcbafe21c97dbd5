package io.github.askjdbc.laboratory.confidence;

import io.github.askjdbc.decision.confidence.ForestScorer;
import io.github.askjdbc.decision.confidence.LinearScorer;
import io.github.askjdbc.decision.confidence.MeanScorer;
import io.github.askjdbc.decision.confidence.Scorer;
import io.github.askjdbc.decision.confidence.TreeScorer;
import io.github.askjdbc.laboratory.learning.Boosting;
import io.github.askjdbc.laboratory.learning.ForestTrainer;
import io.github.askjdbc.laboratory.learning.LinearSettings;
import io.github.askjdbc.laboratory.learning.LinearTrainer;
import io.github.askjdbc.laboratory.learning.TreeSettings;
import io.github.askjdbc.learning.Columns;
import io.github.askjdbc.learning.LogisticRegression;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** The ways of scoring that are compared; those of the last two kinds are shipped. */
public enum ScorerKind {
  /** Each signal counts the same. */
  PLAIN_VOTE,
  /** Signals weighed without labels. */
  LABEL_MODEL,
  LOGISTIC_REGRESSION,
  BOOSTED_TREES,
  RANDOM_FOREST,
  /** The mean of the three before. */
  ENSEMBLE,
  /** The same with fewer trees, for others' SQL. */
  LIGHT_ENSEMBLE,
  /** More and larger boosted trees than those of the ensembles, for the driver's own SQL. */
  MORE_BOOSTED_TREES;

  private static final int FOREST = 400;
  private static final int LIGHT_FOREST = 120;

  private static final int EPOCHS = 8;
  private static final double RATE = 0.05;
  private static final double L2 = 300;

  private static final TreeSettings DRAWN_TREES =
      TreeSettings.boosting(0).withL2(20).withMinRows(60).withColumnShare(0.3).withRowShare(0.5);

  private static final TreeSettings FEW_TREES =
      DRAWN_TREES.withTrees(100).withLeaves(6).withRate(0.08);

  private static final TreeSettings MORE_TREES =
      DRAWN_TREES.withTrees(400).withLeaves(16).withRate(0.04);

  Scorer train(List<Map<String, Float>> rows, double[] right, long seed) {
    return switch (this) {
      case PLAIN_VOTE -> new VoteScorer(Labelers.of(rows));
      case LABEL_MODEL -> LabelModel.unsupervised(Labelers.of(rows), rows);
      case LOGISTIC_REGRESSION -> linear(rows, right, seed);
      case BOOSTED_TREES -> boosted(rows, right, FEW_TREES.withSeed(seed));
      case RANDOM_FOREST -> forest(rows, right, FOREST, seed);
      case ENSEMBLE -> ensemble(rows, right, FOREST, seed);
      case LIGHT_ENSEMBLE -> ensemble(rows, right, LIGHT_FOREST, seed);
      case MORE_BOOSTED_TREES -> boosted(rows, right, MORE_TREES.withSeed(seed));
    };
  }

  private static MeanScorer ensemble(
      List<Map<String, Float>> rows, double[] right, int trees, long seed) {
    return new MeanScorer(
        List.of(
            linear(rows, right, seed),
            boosted(rows, right, FEW_TREES.withSeed(seed)),
            forest(rows, right, trees, seed)));
  }

  private static LinearScorer linear(List<Map<String, Float>> rows, double[] right, long seed) {
    Columns columns = Columns.of(rows);
    float[][] values = columns.rows(rows);
    int width = columns.size();
    float[] means = new float[width];
    float[] scales = new float[width];
    for (int i = 0; i < width; i++) {
      double sum = 0;
      double squares = 0;
      int known = 0;
      for (float[] row : values) {
        if (!Float.isNaN(row[i])) {
          sum += row[i];
          squares += (double) row[i] * row[i];
          known++;
        }
      }
      means[i] = known == 0 ? 0 : (float) (sum / known);
      double spread = known == 0 ? 0 : Math.max(0, squares / known - (double) means[i] * means[i]);
      scales[i] = spread < 1e-9 ? 0 : (float) (1 / Math.sqrt(spread));
    }
    LogisticRegression model =
        LinearTrainer.logistic(
            Arrays.stream(values).map(row -> LinearScorer.standard(row, means, scales)).toList(),
            right,
            new LinearSettings(2 * width, 0, L2, EPOCHS, RATE, seed));
    return LinearScorer.of(columns, means, scales, model);
  }

  private static TreeScorer boosted(
      List<Map<String, Float>> rows, double[] right, TreeSettings settings) {
    Columns columns = Columns.of(rows);
    return new TreeScorer(columns, Boosting.train(columns.rows(rows), right, settings));
  }

  private static ForestScorer forest(
      List<Map<String, Float>> rows, double[] right, int trees, long seed) {
    Columns columns = Columns.of(rows);
    TreeSettings settings =
        TreeSettings.forest(seed)
            .withTrees(trees)
            .withLeaves(256)
            .withMinRows(10)
            .withColumnShare(0.15);
    return new ForestScorer(columns, ForestTrainer.train(columns.rows(rows), right, settings));
  }
}
