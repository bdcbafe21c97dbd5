package io.github.askjdbc.laboratory.learning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.github.askjdbc.learning.BoostedTrees;
import io.github.askjdbc.learning.RandomForest;
import java.util.Random;
import java.util.function.ToDoubleFunction;
import org.junit.jupiter.api.Test;

/** On rules that are known, and that no linear model can follow. */
class TreeModelsTest {

  private static final int ROWS = 2000;
  private static final int COLUMNS = 6;

  private final float[][] rows = new float[ROWS][COLUMNS];
  private final double[] unlike = new double[ROWS];

  TreeModelsTest() {
    Random random = new Random(3);
    for (int i = 0; i < ROWS; i++) {
      for (int j = 0; j < COLUMNS; j++) {
        rows[i][j] = random.nextFloat();
      }
      unlike[i] = unlike(rows[i]) ? 1 : 0;
    }
  }

  private static boolean unlike(float[] row) {
    return row[0] > 0.5 != row[1] > 0.3;
  }

  private static double shareRight(ToDoubleFunction<float[]> model) {
    Random random = new Random(4);
    int right = 0;
    for (int i = 0; i < 1000; i++) {
      float[] row = new float[COLUMNS];
      for (int j = 0; j < COLUMNS; j++) {
        row[j] = random.nextFloat();
      }
      right += model.applyAsDouble(row) > 0.5 == unlike(row) ? 1 : 0;
    }
    return right / 1000.0;
  }

  @Test
  void boosted_exclusiveOr_isLearned() {
    BoostedTrees model = Boosting.train(rows, unlike, TreeSettings.boosting(1).withTrees(60));
    assertThat(shareRight(model::score)).isGreaterThan(0.97);
  }

  @Test
  void boosted_drawnRowsAndColumns_stillLearn() {
    TreeSettings drawn =
        TreeSettings.boosting(1).withTrees(120).withRowShare(0.5).withColumnShare(0.7);
    assertThat(shareRight(Boosting.train(rows, unlike, drawn)::score)).isGreaterThan(0.95);
  }

  @Test
  void boosted_missingMeansRight_isLearned() {
    float[][] holes = new float[ROWS][1];
    double[] targets = new double[ROWS];
    for (int i = 0; i < ROWS; i++) {
      holes[i][0] = i % 3 == 0 ? Float.NaN : rows[i][0];
      targets[i] = i % 3 == 0 || rows[i][0] > 0.8 ? 1 : 0;
    }
    BoostedTrees model = Boosting.train(holes, targets, TreeSettings.boosting(1));
    assertThat(model.score(new float[] {Float.NaN})).isGreaterThan(0.9);
    assertThat(model.score(new float[] {0.9f})).isGreaterThan(0.9);
    assertThat(model.score(new float[] {0.4f})).isLessThan(0.1);
  }

  @Test
  void boosted_nothingToSplitOn_givesTheShareOfTargets() {
    double[] targets = {1, 1, 1, 0};
    BoostedTrees model =
        Boosting.train(new float[4][2], targets, TreeSettings.boosting(1).withMinRows(1));
    assertThat(model.score(new float[2])).isCloseTo(0.75, within(0.01));
  }

  @Test
  void rank_bestOfItsGroup_comesFirst() {
    int[] groups = new int[ROWS];
    double[] grades = new double[ROWS];
    for (int i = 0; i < ROWS; i++) {
      groups[i] = i / 5;
    }
    for (int group = 0; group < ROWS / 5; group++) {
      grades[best(group, row -> -Math.abs(row[2] - 0.5))] = 1;
    }
    BoostedTrees model = Boosting.rank(rows, grades, groups, TreeSettings.boosting(1));
    int first = 0;
    for (int group = 0; group < ROWS / 5; group++) {
      first += grades[best(group, model::margin)] == 1 ? 1 : 0;
    }
    assertThat(first / (ROWS / 5.0)).isGreaterThan(0.9);
  }

  private int best(int group, ToDoubleFunction<float[]> order) {
    int best = group * 5;
    for (int i = group * 5; i < group * 5 + 5; i++) {
      best = order.applyAsDouble(rows[i]) > order.applyAsDouble(rows[best]) ? i : best;
    }
    return best;
  }

  @Test
  void forest_exclusiveOr_isLearned() {
    RandomForest model =
        ForestTrainer.train(
            rows, unlike, TreeSettings.forest(1).withTrees(60).withColumnShare(0.5));
    assertThat(shareRight(model::score)).isGreaterThan(0.93);
  }

  @Test
  void forest_noise_scoresTheShare() {
    Random random = new Random(5);
    double[] noise = new double[ROWS];
    for (int i = 0; i < ROWS; i++) {
      noise[i] = random.nextDouble() < 0.3 ? 1 : 0;
    }
    RandomForest model = ForestTrainer.train(rows, noise, TreeSettings.forest(1).withMinRows(200));
    assertThat(model.score(rows[0])).isCloseTo(0.3, within(0.1));
  }

  @Test
  void train_unequalRows_isRefused() {
    float[][] unequal = {{1, 2}, {1}};
    assertThatThrownBy(() -> Boosting.train(unequal, new double[2], TreeSettings.boosting(1)))
        .hasMessageContaining("1 columns and the first 2");
  }

  @Test
  void score_otherWidth_isRefused() {
    BoostedTrees model = Boosting.train(rows, unlike, TreeSettings.boosting(1).withTrees(1));
    assertThatThrownBy(() -> model.score(new float[2])).hasMessageContaining("2 columns");
  }
}
