package io.github.askjdbc.pipeline;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.askjdbc.database.Target;
import io.github.askjdbc.decision.AcceptancePolicy;
import io.github.askjdbc.decision.confidence.TrainedModels;
import io.github.askjdbc.generation.Candidate;
import io.github.askjdbc.generation.CandidateGenerator;
import io.github.askjdbc.generation.GenerationRequest;
import io.github.askjdbc.generation.embedded.EmbeddedGenerator;
import io.github.askjdbc.learning.ModelOrigin;
import io.github.askjdbc.memory.Feedback;
import io.github.askjdbc.memory.Memory;
import io.github.askjdbc.memory.VerifiedQuestion;
import io.github.askjdbc.memory.VerifiedQuestion.Verdict;
import io.github.askjdbc.question.Question;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What becomes of what is remembered when models are trained anew. */
class PipelineMemoryTest {

  private static final Question ASKED = Question.of("question 3");
  private static final Question OTHER = Question.of("How many doctors are there?");

  @TempDir private Path folder;
  private Target clinic;
  private Memory memory;

  /** Writes nothing. */
  private record Trained(String training) implements CandidateGenerator {
    @Override
    public String id() {
      return "trained";
    }

    @Override
    public List<Candidate> generate(GenerationRequest request) {
      return List.of();
    }
  }

  @BeforeEach
  void open() throws SQLException {
    clinic = new Target("jdbc:sqlite::memory:").run("CREATE TABLE doctor (id INTEGER)");
    memory = new Memory(folder.resolve("memory.db"), () -> 0);
    memory.check();
  }

  @AfterEach
  void close() throws SQLException {
    clinic.close();
  }

  private PipelineMemory with(TrainedModels models, String training) throws SQLException {
    return PipelineMemory.of(
        new Remembered(Optional.of(memory), memory.records()),
        models,
        List.of(new Trained(training)),
        new PipelineOptions(new AcceptancePolicy(10), Set.of(), Set.of(), 8));
  }

  /** Of the same outcomes but one. */
  private static TrainedModels otherModels() {
    TrainedModels shipped = TrainedModels.shipped();
    return new TrainedModels(
        shipped.origin(),
        shipped.shapes(),
        shipped.own(),
        shipped.withoutAnswer(),
        shipped.given(),
        shipped.outcomes().subList(1, shipped.outcomes().size()));
  }

  /** Verdicts on sure SQL, half of them saying that it is wrong. */
  private void judge(PipelineMemory used, int from) throws SQLException {
    for (int i = from; i < from + 40; i++) {
      memory.keep(
          clinic.database().identity(),
          Question.of("question " + i),
          new VerifiedQuestion(
              "SELECT " + i,
              Verdict.CORRECTED,
              Optional.of(
                  new Feedback(
                      "SELECT 1",
                      0.95,
                      OptionalDouble.empty(),
                      used.scale(),
                      List.of(),
                      i % 2 == 0))));
    }
  }

  @Test
  void recall_generatorTrainedAnew_startsTheRecordAfreshAndKeepsVerdicts() throws SQLException {
    PipelineMemory before = with(TrainedModels.shipped(), "first");
    judge(before, 0);
    assertThat(before.recall(OTHER, clinic.database()).record()).isEmpty();
    assertThat(with(TrainedModels.shipped(), "first").recall(OTHER, clinic.database()).record())
        .isPresent();

    PipelineMemory after = with(TrainedModels.shipped(), "second");
    assertThat(after.recall(OTHER, clinic.database()).record()).isEmpty();
    assertThat(after.recall(ASKED, clinic.database()).verified()).contains("SELECT 3");

    judge(after, 100);
    assertThat(
            with(TrainedModels.shipped(), "second")
                .recall(OTHER, clinic.database())
                .record()
                .orElseThrow()
                .size())
        .isEqualTo(40);
  }

  @Test
  void recall_confidenceTrainedAnew_startsTheRecordAfreshAndKeepsVerdicts() throws SQLException {
    judge(with(TrainedModels.shipped(), "first"), 0);

    PipelineMemory after = with(otherModels(), "first");
    assertThat(after.recall(OTHER, clinic.database()).record()).isEmpty();
    assertThat(after.recall(ASKED, clinic.database()).verified()).contains("SELECT 3");
  }

  @Test
  void recall_sameModelsWithAnotherNote_goesOnWithTheRecord() throws SQLException {
    judge(with(TrainedModels.shipped(), "first"), 0);

    TrainedModels shipped = TrainedModels.shipped();
    TrainedModels noted =
        new TrainedModels(
            new ModelOrigin(TrainedModels.COMMAND, Map.of()),
            shipped.shapes(),
            shipped.own(),
            shipped.withoutAnswer(),
            shipped.given(),
            shipped.outcomes());
    assertThat(with(noted, "first").recall(OTHER, clinic.database()).record()).isPresent();
  }

  @Test
  void training_ofTheEmbeddedGenerator_isThatOfItsModel() {
    assertThat(new EmbeddedGenerator().training()).hasSize(8);
    assertThat(new EmbeddedGenerator(Optional.empty()).training()).isEmpty();
  }
}
