package io.github.askjdbc.laboratory.learning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.github.askjdbc.learning.Features;
import io.github.askjdbc.learning.Logistic;
import io.github.askjdbc.learning.LogisticRegression;
import io.github.askjdbc.learning.MultinomialRegression;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** On examples drawn from weights that are known. */
class LinearModelsTest {

  private static final int NOISE = 40;
  private static final double[] TRUTH = {2, -1.5, 1};
  private static final double BIAS = -0.5;

  private final List<Features> rows = new ArrayList<>();
  private final double[] targets = new double[6000];

  LinearModelsTest() {
    Random random = new Random(7);
    for (int i = 0; i < targets.length; i++) {
      double[] values = new double[TRUTH.length + NOISE];
      double margin = BIAS;
      for (int j = 0; j < values.length; j++) {
        values[j] = random.nextInt(2);
        margin += j < TRUTH.length ? TRUTH[j] * values[j] : 0;
      }
      rows.add(dense(values));
      targets[i] = random.nextDouble() < Logistic.of(margin) ? 1 : 0;
    }
  }

  private static Features dense(double... values) {
    Features.Builder builder = new Features.Builder();
    IntStream.range(0, values.length).forEach(i -> builder.add(i, values[i]));
    return builder.build();
  }

  private static double value(Features row, int index) {
    return IntStream.range(0, row.size())
        .filter(i -> row.index(i) == index)
        .mapToDouble(row::value)
        .sum();
  }

  private static double weight(LogisticRegression model, int index) {
    return model.margin(new Features.Builder().add(index).build()) - model.margin(dense());
  }

  private static LinearSettings settings(double l1) {
    return new LinearSettings(TRUTH.length + NOISE, l1, 0.1, 20, 0.1, 1);
  }

  @Test
  void train_drawnFromKnownWeights_findsThem() {
    LogisticRegression model = LinearTrainer.logistic(rows, targets, settings(0));
    for (int j = 0; j < TRUTH.length; j++) {
      assertThat(weight(model, j)).isCloseTo(TRUTH[j], within(0.25));
    }
  }

  @Test
  void train_strongL1_keepsOnlyWhatMatters() {
    LogisticRegression model = LinearTrainer.logistic(rows, targets, settings(60));
    assertThat(IntStream.range(0, TRUTH.length + NOISE).filter(j -> weight(model, j) != 0).count())
        .isEqualTo(TRUTH.length);
    assertThat(weight(model, 0)).isPositive();
    assertThat(weight(model, 1)).isNegative();
  }

  @Test
  void train_morePasses_doNotChangeTheStrengthOfL1() {
    LinearSettings many = new LinearSettings(TRUTH.length + NOISE, 20, 0.1, 60, 0.1, 1);
    LogisticRegression few = LinearTrainer.logistic(rows, targets, settings(20));
    LogisticRegression more = LinearTrainer.logistic(rows, targets, many);
    for (int j = 0; j < TRUTH.length; j++) {
      assertThat(weight(more, j)).isCloseTo(weight(few, j), within(0.1));
    }
  }

  @Test
  void train_importanceZero_ignoresTheRow() {
    double[] contrary = targets.clone();
    double[] importance = LinearTrainer.ones(targets.length);
    for (int i = 0; i < contrary.length; i += 2) {
      contrary[i] = 1 - contrary[i];
      importance[i] = 0;
    }
    LogisticRegression model = LinearTrainer.logistic(rows, contrary, importance, settings(0));
    assertThat(weight(model, 0)).isCloseTo(TRUTH[0], within(0.35));
  }

  @Test
  void train_softTargets_scoreTheirShare() {
    double[] soft = new double[rows.size()];
    for (int i = 0; i < soft.length; i++) {
      soft[i] = value(rows.get(i), 0) == 1 ? 0.8 : 0.3;
    }
    LogisticRegression model = LinearTrainer.logistic(rows, soft, settings(0));
    for (int i = 0; i < 100; i++) {
      assertThat(model.score(rows.get(i))).isCloseTo(soft[i], within(0.05));
    }
  }

  @Test
  void train_featureBeyondDimension_isRefused() {
    assertThatThrownBy(
            () ->
                LinearTrainer.logistic(
                    List.of(dense(1, 1, 1)),
                    new double[] {1},
                    new LinearSettings(2, 1, 1, 5, 0.1, 1)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("index 2")
        .hasMessageContaining("dimension 2");
  }

  @Test
  void train_fewerTargetsThanRows_isRefused() {
    assertThatThrownBy(() -> LinearTrainer.logistic(rows, new double[] {1}, settings(0)))
        .hasMessageContaining("6000 rows and 1 values");
  }

  @Test
  void multinomial_threeClasses_tellsThemApart() {
    int[] classes = new int[rows.size()];
    for (int i = 0; i < classes.length; i++) {
      Features row = rows.get(i);
      classes[i] = value(row, 0) == 0 ? 0 : value(row, 1) == 0 ? 1 : 2;
    }
    MultinomialRegression model = LinearTrainer.multinomial(rows, classes, 3, settings(1));
    for (int i = 0; i < 200; i++) {
      double[] scores = model.scores(rows.get(i));
      assertThat(scores[0] + scores[1] + scores[2]).isCloseTo(1, within(1e-9));
      assertThat(scores[classes[i]]).isGreaterThan(0.8);
    }
  }

  @Test
  void multinomial_classOutOfRange_isRefused() {
    assertThatThrownBy(
            () ->
                LinearTrainer.multinomial(
                    List.of(dense(1)), new int[] {3}, 3, new LinearSettings(1, 1, 1, 5, 0.1, 1)))
        .hasMessageContaining("class 3");
  }
}
