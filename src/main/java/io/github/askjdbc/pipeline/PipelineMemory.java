package io.github.askjdbc.pipeline;

import io.github.askjdbc.database.DatabaseIdentity;
import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.decision.WriterRecord;
import io.github.askjdbc.decision.confidence.TrainedModels;
import io.github.askjdbc.generation.CandidateGenerator;
import io.github.askjdbc.generation.Writer;
import io.github.askjdbc.llm.prompt.Demonstration;
import io.github.askjdbc.memory.ExamKey;
import io.github.askjdbc.memory.ExamRecord;
import io.github.askjdbc.memory.Memory;
import io.github.askjdbc.memory.VerifiedQuestion;
import io.github.askjdbc.memory.WriterRecords;
import io.github.askjdbc.question.Question;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The memory as one pipeline uses it.
 *
 * @param scale names what gives the pipeline's confidences, so that verdicts on those of other
 *     models are not taken for verdicts on these
 * @param model the same for SQL of the language model that the settings name, if they do
 * @param refits whether confidences are fitted to verdicts; not under a bound on the risk, which
 *     holds for the probabilities that it was fitted to alone
 * @param records how writers did, as it was known when the connections began that ask here
 */
record PipelineMemory(
    Optional<Memory> memory,
    String scale,
    Optional<String> model,
    boolean refits,
    WriterRecords records) {

  /** Older ones are not looked at, so that a question costs no more than that. */
  private static final int MOST_ANSWERS = 1_000;

  static final PipelineMemory NONE =
      new PipelineMemory(Optional.empty(), "", Optional.empty(), false, WriterRecords.NONE);

  /**
   * @param generators whose scores go into confidences
   */
  static PipelineMemory of(
      Remembered remembered,
      TrainedModels models,
      List<? extends CandidateGenerator> generators,
      PipelineOptions options) {
    boolean bounded = options.maxRisk() < 1;
    String trained =
        Stream.concat(
                Stream.of(models.fingerprint()),
                generators.stream().map(CandidateGenerator::training))
            .filter(training -> !training.isEmpty())
            .collect(Collectors.joining("-"));
    String scale = (bounded ? "bounded-" : "") + trained;
    return new PipelineMemory(
        remembered.memory(),
        scale,
        options.model().map(model -> ExamGround.writer(model.settings(), scale)),
        !bounded,
        remembered.records());
  }

  /** The same, remembering nothing. */
  PipelineMemory forgetting() {
    return new PipelineMemory(Optional.empty(), scale, model, false, WriterRecords.NONE);
  }

  /**
   * @throws SQLException if the memory cannot be read
   */
  Recalled recall(Question question, ReadOnlyDatabase database) throws SQLException {
    if (memory.isEmpty()) {
      return Recalled.NOTHING;
    }
    Optional<String> verified =
        memory.get().find(database.identity(), question).map(VerifiedQuestion::sql);
    Optional<WriterRecord> record =
        refits && verified.isEmpty()
            ? WriterRecord.of(records.verdicts(database.identity(), scale))
            : Optional.empty();
    return new Recalled(verified, record);
  }

  /**
   * What people said of other questions.
   *
   * @throws SQLException if the memory cannot be read
   */
  List<Demonstration> answers(ReadOnlyDatabase database) throws SQLException {
    return memory.isEmpty()
        ? List.of()
        : memory.get().latest(database.identity(), MOST_ANSWERS).stream()
            .map(answer -> new Demonstration(answer.question(), Optional.of(answer.sql())))
            .toList();
  }

  /**
   * What is equal as long as {@link #recall} gives the same; empty where that cannot be told.
   *
   * @throws SQLException if the memory cannot be used
   */
  Optional<Object> state() throws SQLException {
    return memory.isEmpty() ? Optional.of("no memory") : memory.get().state();
  }

  Optional<QuestionVerifier> verifier(QuestionPipeline pipeline) {
    return memory.map(kept -> new QuestionVerifier(pipeline, kept, this::scale));
  }

  /** Names what gives the confidences of a writer's SQL. */
  private String scale(Writer writer) {
    return writer.kind() == Writer.Kind.LANGUAGE_MODEL ? model.orElse(scale) : scale;
  }

  /**
   * How the language model did on the database: in an exam, and by people's verdicts.
   *
   * @param exam under which its exam is kept
   */
  Optional<WriterRecord> record(ExamKey exam, ReadOnlyDatabase database) {
    DatabaseIdentity identity = database.identity();
    return refits
        ? model.flatMap(
            writer ->
                WriterRecord.of(
                    records.verdicts(identity, writer),
                    records.exam(identity, exam).map(ExamRecord::scored).orElse(List.of())))
        : Optional.empty();
  }
}
