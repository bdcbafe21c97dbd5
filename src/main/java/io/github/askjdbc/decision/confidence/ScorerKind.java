package io.github.askjdbc.decision.confidence;

import io.github.askjdbc.learning.BoostedTrees;
import io.github.askjdbc.learning.Columns;
import io.github.askjdbc.learning.DamagedModelException;
import io.github.askjdbc.learning.ModelInput;
import io.github.askjdbc.learning.RandomForest;
import io.github.askjdbc.learning.TreeSettings;
import java.util.List;
import java.util.Map;

/** The ways of scoring that are compared; the name of the best one stands in the model file. */
public enum ScorerKind {
  /** Each signal counts the same. */
  PLAIN_VOTE(false),
  /** Signals weighed without labels. */
  LABEL_MODEL(false),
  /** Signals weighed from labels, as if independent. */
  SUPERVISED_LABEL_MODEL(true),
  /** All features, trained on what the label model believes (SQLens, section 3.2). */
  WEAKLY_SUPERVISED(false),
  LOGISTIC_REGRESSION(true),
  BOOSTED_TREES(true),
  RANDOM_FOREST(true),
  /** The mean of the three before. */
  ENSEMBLE(true);

  private static final double L2 = 300;
  private static final double L2_OF_TREES = 20;

  private final boolean supervised;

  ScorerKind(boolean supervised) {
    this.supervised = supervised;
  }

  /** Whether it needs to know which SQL is right. */
  public boolean supervised() {
    return supervised;
  }

  Scorer train(List<Map<String, Float>> rows, double[] right, long seed) {
    Labelers labelers = Labelers.of(rows);
    return switch (this) {
      case PLAIN_VOTE -> new VoteScorer(labelers);
      case LABEL_MODEL -> LabelModel.unsupervised(labelers, rows);
      case SUPERVISED_LABEL_MODEL -> LabelModel.supervised(labelers, rows, right);
      case WEAKLY_SUPERVISED -> {
        LabelModel believed = LabelModel.unsupervised(labelers, rows);
        double[] targets = rows.stream().mapToDouble(believed::score).toArray();
        yield LinearScorer.train(rows, targets, L2, seed);
      }
      case LOGISTIC_REGRESSION -> LinearScorer.train(rows, right, L2, seed);
      case BOOSTED_TREES -> trees(rows, right, seed);
      case RANDOM_FOREST -> forest(rows, right, seed);
      case ENSEMBLE ->
          new MeanScorer(
              List.of(
                  LinearScorer.train(rows, right, L2, seed),
                  trees(rows, right, seed),
                  forest(rows, right, seed)));
    };
  }

  Scorer read(ModelInput in) throws DamagedModelException {
    return switch (this) {
      case PLAIN_VOTE -> VoteScorer.read(in);
      case LABEL_MODEL, SUPERVISED_LABEL_MODEL -> LabelModel.read(in);
      case WEAKLY_SUPERVISED, LOGISTIC_REGRESSION -> LinearScorer.read(in);
      case BOOSTED_TREES -> TreeScorer.read(in);
      case RANDOM_FOREST -> ForestScorer.read(in);
      case ENSEMBLE ->
          new MeanScorer(
              List.of(LinearScorer.read(in), TreeScorer.read(in), ForestScorer.read(in)));
    };
  }

  private static Scorer trees(List<Map<String, Float>> rows, double[] right, long seed) {
    Columns columns = Columns.of(rows);
    TreeSettings settings =
        TreeSettings.boosting(seed)
            .withTrees(100)
            .withLeaves(6)
            .withRate(0.08)
            .withL2(L2_OF_TREES)
            .withMinRows(60)
            .withColumnShare(0.3)
            .withRowShare(0.5);
    return new TreeScorer(columns, BoostedTrees.train(columns.rows(rows), right, settings));
  }

  private static Scorer forest(List<Map<String, Float>> rows, double[] right, long seed) {
    Columns columns = Columns.of(rows);
    TreeSettings settings =
        TreeSettings.forest(seed)
            .withTrees(150)
            .withLeaves(256)
            .withMinRows(10)
            .withColumnShare(0.15);
    return new ForestScorer(columns, RandomForest.train(columns.rows(rows), right, settings));
  }
}
