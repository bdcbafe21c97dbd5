package io.github.askjdbc.learning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.askjdbc.laboratory.learning.Boosting;
import io.github.askjdbc.laboratory.learning.ForestTrainer;
import io.github.askjdbc.laboratory.learning.IsotonicFit;
import io.github.askjdbc.laboratory.learning.LinearSettings;
import io.github.askjdbc.laboratory.learning.LinearTrainer;
import io.github.askjdbc.laboratory.learning.TreeSettings;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeSet;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

class LearningProperties {

  private static final int LIMIT = 1 << 20;

  /** One model of each kind, trained on what the seed draws. */
  private static final class Models {
    private final List<Features> sparse = new ArrayList<>();
    private final float[][] dense = new float[60][4];
    private final LogisticRegression binary;
    private final MultinomialRegression classes;
    private final BoostedTrees boosted;
    private final RandomForest forest;
    private final List<Calibrator> calibrators;

    Models(long seed) {
      Random random = new Random(seed);
      double[] targets = new double[dense.length];
      int[] kinds = new int[dense.length];
      double[] scores = new double[dense.length];
      boolean[] outcomes = new boolean[dense.length];
      for (int i = 0; i < dense.length; i++) {
        Features.Builder builder = new Features.Builder();
        for (int j = 0; j < 4; j++) {
          dense[i][j] = random.nextInt(4) == 0 ? Float.NaN : random.nextInt(5);
          builder.add(random.nextInt(1 << 12), random.nextGaussian());
        }
        sparse.add(builder.build());
        targets[i] = random.nextInt(2);
        kinds[i] = random.nextInt(3);
        scores[i] = random.nextDouble();
        outcomes[i] = random.nextBoolean();
      }
      LinearSettings linear = new LinearSettings(1 << 12, 0.1, 0.1, 2, 0.2, seed);
      TreeSettings trees =
          TreeSettings.boosting(seed).withTrees(5).withMinRows(2).withRowShare(0.7);
      binary = LinearTrainer.logistic(sparse, targets, linear);
      classes = LinearTrainer.multinomial(sparse, kinds, 3, linear);
      boosted = Boosting.train(dense, targets, trees);
      forest = ForestTrainer.train(dense, targets, trees);
      calibrators = List.of(PlattScaling.fit(scores, outcomes), IsotonicFit.of(scores, outcomes));
    }

    byte[] bytes() throws IOException {
      ModelOutput out = new ModelOutput();
      out.text("all kinds");
      binary.write(out);
      classes.write(out);
      boosted.write(out);
      forest.write(out);
      calibrators.forEach(calibrator -> calibrator.write(out));
      return file(out);
    }
  }

  private static byte[] file(ModelOutput out) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    out.writeTo(bytes, new ModelOrigin("ask train all", Map.of()));
    return bytes.toByteArray();
  }

  private static ModelInput input(byte[] bytes) throws IOException {
    return ModelInput.of(new ByteArrayInputStream(bytes), LIMIT);
  }

  @Property(tries = 20)
  void training_sameSeed_givesTheSameBytes(@ForAll long seed) throws IOException {
    assertThat(new Models(seed).bytes()).isEqualTo(new Models(seed).bytes());
  }

  @Property(tries = 20)
  void read_whatWasWritten_scoresTheSame(@ForAll long seed) throws IOException {
    Models models = new Models(seed);
    ModelInput in = input(models.bytes());
    assertThat(in.text()).isEqualTo("all kinds");
    LogisticRegression binary = LogisticRegression.read(in);
    MultinomialRegression classes = MultinomialRegression.read(in);
    BoostedTrees boosted = BoostedTrees.read(in);
    RandomForest forest = RandomForest.read(in);
    for (int i = 0; i < models.dense.length; i++) {
      Features features = models.sparse.get(i);
      assertThat(binary.score(features)).isEqualTo(models.binary.score(features));
      assertThat(classes.scores(features)).isEqualTo(models.classes.scores(features));
      assertThat(boosted.score(models.dense[i])).isEqualTo(models.boosted.score(models.dense[i]));
      assertThat(forest.score(models.dense[i])).isEqualTo(models.forest.score(models.dense[i]));
    }
    for (Calibrator calibrator : models.calibrators) {
      Calibrator read = Calibrators.read(in);
      for (double score = 0; score <= 1; score += 0.05) {
        assertThat(read.probability(score)).isEqualTo(calibrator.probability(score));
      }
    }
    in.end();
  }

  @Property(tries = 200)
  void read_fileChangedOrCut_isAnError(
      @ForAll @IntRange(max = 100_000) int place,
      @ForAll @IntRange(min = 1, max = 255) int change,
      @ForAll boolean cut)
      throws IOException {
    ModelOutput out = new ModelOutput();
    LinearTrainer.logistic(
            List.of(
                new Features.Builder().add(0).add(1, 2).build(),
                new Features.Builder().add(0, 2).add(1).build()),
            new double[] {0, 1},
            new LinearSettings(2, 1, 1, 5, 0.1, 1))
        .write(out);
    byte[] bytes = file(out);
    int at = place % bytes.length;
    byte[] damaged = cut ? Arrays.copyOf(bytes, at) : bytes.clone();
    if (!cut) {
      damaged[at] ^= (byte) change;
    }
    assertThatThrownBy(() -> input(damaged)).isInstanceOf(DamagedModelException.class);
  }

  /** A file that says of itself that it is whole, and holds anything. */
  @Property(tries = 1000)
  void read_anyContent_isAModelOrAnError(
      @ForAll @Size(max = 40) List<@IntRange(max = 300) Integer> numbers, @ForAll byte kind)
      throws IOException {
    ModelOutput out = new ModelOutput();
    out.count(1 + Math.abs(kind % 5));
    numbers.forEach(out::count);
    byte[] bytes = file(out);
    for (Reading reading : READINGS) {
      try {
        reading.read(input(bytes));
      } catch (DamagedModelException e) {
        assertThat(e).hasMessageContaining("model file");
      }
    }
  }

  /** Reads one kind of model. */
  private interface Reading {
    Object read(ModelInput in) throws DamagedModelException;
  }

  private static final List<Reading> READINGS =
      List.of(
          LogisticRegression::read,
          MultinomialRegression::read,
          BoostedTrees::read,
          RandomForest::read,
          Calibrators::read);

  @Property(tries = 200)
  void isotonic_anyOutcomes_rises(@ForAll @Size(min = 1, max = 60) List<Boolean> outcomes) {
    double[] scores = new double[outcomes.size()];
    boolean[] came = new boolean[scores.length];
    for (int i = 0; i < scores.length; i++) {
      scores[i] = i % 7 / 7.0;
      came[i] = outcomes.get(i);
    }
    for (Calibrator calibrator :
        List.of(IsotonicFit.of(scores, came), PlattScaling.fit(scores, came))) {
      double previous = 0;
      for (double score = 0; score <= 1; score += 0.01) {
        assertThat(calibrator.probability(score)).isBetween(previous - 1e-12, 1.0);
        previous = calibrator.probability(score);
      }
    }
  }

  @Property(tries = 200)
  void folds_anyGroups_stayTogether(
      @ForAll @Size(min = 2, max = 60) List<@IntRange(max = 9) Integer> drawn, @ForAll long seed) {
    List<String> groups = drawn.stream().map(String::valueOf).toList();
    int names = new TreeSet<>(groups).size();
    if (names < 2) {
      assertThatThrownBy(() -> Folds.byGroup(groups, 2, seed))
          .isInstanceOf(IllegalArgumentException.class);
      return;
    }
    Folds folds = Folds.byGroup(groups, Math.min(3, names), seed);
    int held = 0;
    for (int fold = 0; fold < folds.count(); fold++) {
      held += folds.held(fold).length;
      assertThat(folds.held(fold).length).isPositive();
      assertThat(folds.held(fold).length + folds.rest(fold).length).isEqualTo(groups.size());
      for (int row : folds.held(fold)) {
        for (int other : folds.rest(fold)) {
          assertThat(groups.get(row)).isNotEqualTo(groups.get(other));
        }
      }
    }
    assertThat(held).isEqualTo(groups.size());
  }

  @Property
  void features_anyEntries_areSortedSums(
      @ForAll @Size(max = 30) List<@IntRange(max = 12) Integer> indices,
      @ForAll @DoubleRange(min = 0.5, max = 4) double value) {
    Features.Builder builder = new Features.Builder();
    indices.forEach(index -> builder.add(index, value));
    Features features = builder.build();
    for (int i = 1; i < features.size(); i++) {
      assertThat(features.index(i)).isGreaterThan(features.index(i - 1));
    }
    for (int i = 0; i < features.size(); i++) {
      int index = features.index(i);
      double sum = value * indices.stream().filter(found -> found == index).count();
      assertThat((double) features.value(i)).isBetween(sum * 0.9999, sum * 1.0001);
    }
    assertThat(features.size()).isEqualTo((int) indices.stream().distinct().count());
  }

  @Property
  void hasher_anyName_staysBelowItsDimension(
      @ForAll String name, @ForAll @IntRange(min = 1, max = 24) int bits) {
    FeatureHasher hasher = new FeatureHasher(bits);
    assertThat(hasher.index(name)).isBetween(0, hasher.dimension() - 1);
  }
}
