package io.github.askjdbc.decision.confidence;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.askjdbc.catalog.KnowledgeBase;
import io.github.askjdbc.catalog.KnowledgeLimits;
import io.github.askjdbc.catalog.PrivateColumns;
import io.github.askjdbc.database.Target;
import io.github.askjdbc.decision.AcceptancePolicy;
import io.github.askjdbc.generation.Candidate;
import io.github.askjdbc.generation.Sureness;
import io.github.askjdbc.laboratory.confidence.ConfidenceTrainer;
import io.github.askjdbc.laboratory.confidence.Labelled;
import io.github.askjdbc.laboratory.confidence.ScorerKind;
import io.github.askjdbc.learning.Calibrator;
import io.github.askjdbc.learning.IsotonicRegression;
import io.github.askjdbc.pipeline.PipelineOptions;
import io.github.askjdbc.pipeline.QuestionPipeline;
import io.github.askjdbc.question.Question;
import io.github.askjdbc.question.QuestionBudget;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The list of names against what questions really give. */
class FeatureNamesTest {

  private static List<String[]> cases() throws IOException {
    try (var stream = ConfidenceFeaturesTest.class.getResourceAsStream("features.txt")) {
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.startsWith("#"))
          .map(line -> line.split(" ; "))
          .toList();
    }
  }

  private static final Sureness SURE =
      new Sureness(
          OptionalDouble.of(0.9),
          OptionalDouble.of(0.4),
          OptionalDouble.of(0.8),
          OptionalDouble.of(0.1));

  /** All that is given for the cases, each once with its own SQL and once with ours. */
  private static Set<String> given() throws SQLException, IOException {
    QuestionPipeline pipeline =
        new QuestionPipeline(
            new KnowledgeBase(PrivateColumns.DEFAULT, KnowledgeLimits.DEFAULT, System::nanoTime),
            new PipelineOptions(new AcceptancePolicy(10), Set.of(), Set.of(), 8));
    Set<String> names = new HashSet<>();
    try (Target clinic = ConfidenceFeaturesTest.clinic()) {
      for (String[] one : cases()) {
        for (Optional<String> sql : List.of(Optional.of(one[1]), Optional.<String>empty())) {
          new ConfidenceFeatures()
              .of(
                  pipeline.inspect(
                      Question.of(one[0]),
                      sql.map(text -> Candidate.given(text, SURE)),
                      clinic.database(),
                      new QuestionBudget(System::nanoTime, Duration.ofSeconds(60), 1000)))
              .forEach(row -> names.addAll(row.values().keySet()));
        }
      }
    }
    return names;
  }

  @Test
  void listed_names_areThoseThatTheCodeGives() throws SQLException, IOException {
    Set<String> given = given();
    assertThat(FeatureNames.given()).as("add it to feature-names.txt").containsAll(given);
    assertThat(given)
        .as("listed and never given: models that know it have to be trained anew")
        .containsAll(FeatureNames.listed());
  }

  @Test
  void read_modelKnowsWhatIsNotGiven_namesItAndTheCommand() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    models(model("words:left", "words:sung")).writeTo(out);
    assertThatThrownBy(() -> TrainedModels.read(new ByteArrayInputStream(out.toByteArray())))
        .hasMessageContaining("does not give: 'words:sung';")
        .hasMessageContaining("'ask train confidence'");
  }

  @Test
  void read_versionGivesMoreThanTheModelKnows_isRead() throws IOException {
    ConfidenceModel model = model("words:left", "shape:items");
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    models(model).writeTo(out);
    TrainedModels read = TrainedModels.read(new ByteArrayInputStream(out.toByteArray()));
    assertThat(read.own().features()).containsExactlyInAnyOrder("words:left", "shape:items");
  }

  private static final Calibrator IDENTITY =
      new IsotonicRegression(new float[] {0, 1}, new float[] {0, 1});

  private static ConfidenceModel model(String rising, String constant) {
    List<Labelled> examples = new ArrayList<>();
    for (int i = 0; i < 60; i++) {
      examples.add(
          new Labelled("db" + i % 2, "q" + i, Map.of(rising, (float) i, constant, 1f), i > 30));
    }
    return ConfidenceTrainer.train(examples, ScorerKind.LOGISTIC_REGRESSION, 1).model();
  }

  private static TrainedModels models(ConfidenceModel model) {
    TrainedModels shipped = TrainedModels.shipped();
    GivenModel given = new GivenModel(model, model, IDENTITY);
    return new TrainedModels(
        shipped.origin(), shipped.shapes(), model, 1, new GivenModels(given, given), List.of());
  }
}
