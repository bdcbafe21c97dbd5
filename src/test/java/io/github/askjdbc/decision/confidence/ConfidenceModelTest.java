package io.github.askjdbc.decision.confidence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.github.askjdbc.database.Dialect;
import io.github.askjdbc.decision.ScoredSql;
import io.github.askjdbc.laboratory.confidence.ConfidenceTrainer;
import io.github.askjdbc.laboratory.confidence.GivenTrainer;
import io.github.askjdbc.laboratory.confidence.Labelled;
import io.github.askjdbc.laboratory.confidence.ScorerKind;
import io.github.askjdbc.laboratory.confidence.ShapeTrainer;
import io.github.askjdbc.learning.DamagedModelException;
import io.github.askjdbc.learning.ModelOrigin;
import io.github.askjdbc.sql.ParseOutcome;
import io.github.askjdbc.sql.ParsedQuery;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ConfidenceModelTest {

  private static final int GROUPS = 8;
  private static final ModelOrigin ORIGIN =
      new ModelOrigin(TrainedModels.COMMAND, Map.of("linking/cues.txt", "198024bc"));

  /** Right if the evidence says so, but for one in ten. */
  private static List<Labelled> examples(int count, long seed) {
    Random random = new Random(seed);
    List<Labelled> examples = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      double evidence = random.nextDouble();
      boolean right = random.nextDouble() < 0.05 + 0.9 * evidence;
      Map<String, Float> features = new HashMap<>();
      features.put("words:left-share", (float) evidence);
      features.put("result:rows", random.nextFloat());
      features.put("signal:empty-predicate", random.nextDouble() < (right ? 0.1 : 0.4) ? 1f : 0f);
      if (random.nextInt(4) == 0) {
        features.remove("result:rows");
      }
      examples.add(new Labelled("db" + random.nextInt(GROUPS), "question " + i, features, right));
    }
    return examples;
  }

  private static ParsedQuery parsed(String sql) {
    return ((ParseOutcome.Parsed) ParsedQuery.parse(sql, Dialect.SQLITE)).query();
  }

  private static ShapeModel shapes() {
    List<ShapeTrainer.Pair> pairs = new ArrayList<>();
    for (String thing : List.of("ships", "dogs", "songs", "trains", "pupils", "wines")) {
      pairs.add(
          new ShapeTrainer.Pair(
              "How many " + thing + " are there?", parsed("SELECT COUNT(*) FROM t")));
      pairs.add(
          new ShapeTrainer.Pair("List the names of " + thing + ".", parsed("SELECT a FROM t")));
    }
    return ShapeTrainer.train(pairs, 1);
  }

  private static TrainedModels models(long seed) {
    List<Labelled> examples = examples(400, seed);
    ConfidenceModel own = ConfidenceTrainer.train(examples, ScorerKind.ENSEMBLE, seed).model();
    GivenModels given =
        GivenTrainer.train(
            examples.stream().flatMap(example -> bothSizes(example).stream()).toList(), seed);
    return new TrainedModels(
        ORIGIN,
        shapes(),
        own,
        0.25,
        given,
        List.of(new ScoredSql(0.75, true), new ScoredSql(0.25, false)));
  }

  private static List<GivenTrainer.Judged> bothSizes(Labelled example) {
    return Stream.of(10f, 100f)
        .map(
            columns -> {
              Map<String, Float> features = new HashMap<>(example.features());
              features.put(CatalogFeatures.COLUMNS, columns);
              return new GivenTrainer.Judged(
                  example.group(),
                  features,
                  example.right(),
                  example.right() || example.question().hashCode() % 2 == 0,
                  true);
            })
        .toList();
  }

  private static byte[] bytes(TrainedModels models) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    models.writeTo(out);
    return out.toByteArray();
  }

  @ParameterizedTest
  @EnumSource(names = {"LOGISTIC_REGRESSION", "BOOSTED_TREES", "RANDOM_FOREST", "ENSEMBLE"})
  void train_evidenceTells_probabilitiesMeanWhatTheySay(ScorerKind kind) {
    ConfidenceTrainer.Trained model = ConfidenceTrainer.train(examples(3000, 1), kind, 1);
    double sure = 0;
    double sureRight = 0;
    for (Labelled fresh : examples(2000, 2)) {
      double probability = model.probability(fresh.features());
      if (probability > 0.8) {
        sure += 1;
        sureRight += fresh.right() ? 1 : 0;
      }
    }
    assertThat(sure).isGreaterThan(200);
    assertThat(sureRight / sure).isCloseTo(0.88, within(0.06));
  }

  @Test
  void train_heldOut_isWorseThanWhatWasSeen() {
    // every group has an accident of its own, which only its own examples could teach
    List<Labelled> examples = new ArrayList<>();
    Random random = new Random(3);
    for (Labelled example : examples(1200, 4)) {
      Map<String, Float> features = new HashMap<>();
      boolean right = random.nextBoolean();
      features.put("accident:" + example.group(), right ? 1f : 0f);
      examples.add(new Labelled(example.group(), example.question(), features, right));
    }
    List<Double> heldOut = ConfidenceTrainer.train(examples, ScorerKind.BOOSTED_TREES, 1).heldOut();
    for (double probability : heldOut) {
      assertThat(probability).isCloseTo(0.5, within(0.15));
    }
  }

  @ParameterizedTest
  @EnumSource
  void probability_featuresVanishOrAreNew_staysInRange(ScorerKind kind) {
    ConfidenceTrainer.Trained model = ConfidenceTrainer.train(examples(400, 1), kind, 1);
    assertThat(model.probability(Map.of())).isBetween(0.0, 1.0);
    assertThat(model.probability(Map.of("signal:unheard-of", 1f, "words:left-share", 1f)))
        .isEqualTo(model.probability(Map.of("words:left-share", 1f)));
  }

  @Test
  void models_sameSeed_giveTheSameBytes() throws IOException {
    assertThat(bytes(models(9))).isEqualTo(bytes(models(9)));
  }

  @Test
  void models_readBack_sayTheSame() throws IOException {
    TrainedModels models = models(9);
    TrainedModels read = TrainedModels.read(new ByteArrayInputStream(bytes(models)));
    for (Labelled fresh : examples(50, 5)) {
      assertThat(read.own().probability(fresh.features()))
          .isEqualTo(models.own().probability(fresh.features()));
      assertThat(read.given().probability(fresh.features()))
          .isEqualTo(models.given().probability(fresh.features()));
    }
    ParsedQuery count = parsed("SELECT COUNT(*) FROM t");
    assertThat(read.shapes().expected("How many cats are there?").fit(count))
        .isEqualTo(models.shapes().expected("How many cats are there?").fit(count));
    assertThat(read.outcomes()).isEqualTo(models.outcomes());
  }

  @Test
  void models_cutShort_areAnError() throws IOException {
    byte[] whole = bytes(models(9));
    for (int length = 0; length < whole.length; length += 997) {
      byte[] cut = Arrays.copyOf(whole, length);
      assertThatThrownBy(() -> TrainedModels.read(new ByteArrayInputStream(cut)))
          .isInstanceOf(DamagedModelException.class);
    }
  }

  @Test
  void shapes_askedForACount_countFitsBetter() {
    ShapeModel shapes = shapes();
    String question = "How many cats are there?";
    assertThat(shapes.expected(question).fit(parsed("SELECT COUNT(*) FROM cat")).get("fit:sum"))
        .isGreaterThan(
            shapes.expected(question).fit(parsed("SELECT name FROM cat")).get("fit:sum"));
  }

  @Test
  void shipped_models_areReadable() {
    assertThat(TrainedModels.shipped().outcomes()).isNotEmpty();
  }
}
