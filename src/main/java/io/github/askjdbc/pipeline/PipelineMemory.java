package io.github.askjdbc.pipeline;

import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.decision.confidence.TrainedModels;
import io.github.askjdbc.generation.CandidateGenerator;
import io.github.askjdbc.llm.prompt.Demonstration;
import io.github.askjdbc.memory.Memory;
import io.github.askjdbc.memory.Refit;
import io.github.askjdbc.memory.VerifiedQuestion;
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
 * @param refits whether confidences are fitted to verdicts; not under a bound on the risk, which
 *     holds for the probabilities that it was fitted to alone
 */
record PipelineMemory(Optional<Memory> memory, String scale, boolean refits) {

  /** Older ones are not looked at, so that a question costs no more than that. */
  private static final int MOST_ANSWERS = 1_000;

  static final PipelineMemory NONE = new PipelineMemory(Optional.empty(), "", false);

  /**
   * @param generators whose scores go into confidences
   */
  static PipelineMemory of(
      Optional<Memory> memory,
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
    return new PipelineMemory(memory, (bounded ? "bounded-" : "") + trained, !bounded);
  }

  /** The same, remembering nothing. */
  PipelineMemory forgetting() {
    return new PipelineMemory(Optional.empty(), scale, false);
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
    Optional<Refit> refit =
        refits && verified.isEmpty()
            ? memory.get().refit(database.identity(), scale)
            : Optional.empty();
    return new Recalled(verified, refit);
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
    return memory.map(kept -> new QuestionVerifier(pipeline, kept, scale));
  }
}
