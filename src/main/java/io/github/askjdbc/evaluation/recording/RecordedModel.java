package io.github.askjdbc.evaluation.recording;

import io.github.askjdbc.evaluation.questions.Problem;
import io.github.askjdbc.evaluation.run.Approach;
import io.github.askjdbc.llm.ModelAccess;
import io.github.askjdbc.llm.ModelClient;
import io.github.askjdbc.llm.TokenCount;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.function.LongSupplier;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** The model that the settings name, with its exchanges in a file. */
public final class RecordedModel implements ModelSource {

  private final ModelRecording recording;
  private final LongSupplier nanoTime;
  private final boolean reaches;
  private final CurrentQuestion question = new CurrentQuestion();
  private final Map<String, ModelCost> costs = new ConcurrentHashMap<>();

  /** Sorted, since threads find them in any order. */
  private final Set<Problem> missing =
      new ConcurrentSkipListSet<>(Comparator.comparing(Problem::toString));

  private RecordedModel(ModelRecording recording, LongSupplier nanoTime, boolean reaches) {
    this.recording = recording;
    this.nanoTime = nanoTime;
    this.reaches = reaches;
  }

  /**
   * Asks the model for what the file does not hold, and adds that to it.
   *
   * @param nanoTime a monotonic clock in nanoseconds
   */
  public static RecordedModel recording(Path file, LongSupplier nanoTime) throws IOException {
    return new RecordedModel(ModelRecording.open(file), nanoTime, true);
  }

  /** Asks nobody: what the file does not hold is a model out of reach. */
  public static RecordedModel replaying(Path file) throws IOException {
    return new RecordedModel(ModelRecording.read(file), () -> 0, false);
  }

  /** Nothing else is remembered, so that what a question costs depends on no other question. */
  @Override
  public ModelAccess access() {
    UnaryOperator<ModelClient> endpoint =
        reaches
            ? UnaryOperator.identity()
            : client -> new UnrecordedClient(client.id(), question, missing::add);
    return new ModelAccess(
        client -> new RecordingClient(endpoint.apply(client), recording, nanoTime, this::given),
        false);
  }

  private void given(ModelExchange exchange) {
    costs.merge(question.id(), ModelCost.of(exchange), ModelCost::plus);
  }

  @Override
  public Approach asking(Approach approach) {
    return question.during(approach);
  }

  /**
   * Work of one's own that asks the model for a question, in the place of an {@link Approach}.
   *
   * @param id of the question, for {@link #problems}
   * @throws SQLException of the work
   */
  public <T> T during(String id, QuestionWork<T> work) throws SQLException {
    return question.during(id, work);
  }

  @Override
  public List<Problem> problems() {
    return Stream.concat(recording.problems().stream(), missing.stream()).toList();
  }

  @Override
  public TokenCount tokens() {
    return recording.added();
  }

  @Override
  public Map<String, ModelCost> costs() {
    return Map.copyOf(costs);
  }

  @Override
  public void close() throws IOException {
    recording.close();
  }
}
