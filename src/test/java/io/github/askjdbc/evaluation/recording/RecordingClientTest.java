package io.github.askjdbc.evaluation.recording;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.askjdbc.evaluation.questions.Problem;
import io.github.askjdbc.llm.Capability;
import io.github.askjdbc.llm.ModelClient;
import io.github.askjdbc.llm.ModelReply;
import io.github.askjdbc.llm.ModelReply.TokenChoice;
import io.github.askjdbc.llm.ModelRequest;
import io.github.askjdbc.llm.ModelUnavailableException;
import io.github.askjdbc.llm.TokenCount;
import io.github.askjdbc.question.QuestionBudget;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RecordingClientTest {

  private static final ModelRequest REQUEST = new ModelRequest("How many?", 10);

  @TempDir private Path folder;

  private final QuestionBudget budget = new QuestionBudget(() -> 0, Duration.ofSeconds(1), 5);
  private final Counting model = new Counting();

  /** Numbers its replies. */
  private static final class Counting implements ModelClient {
    private final List<String> asked = new ArrayList<>();
    private boolean away;

    @Override
    public String id() {
      return "openai:stub";
    }

    @Override
    public ModelReply reply(ModelRequest request, QuestionBudget budget) {
      if (away) {
        throw new ModelUnavailableException("away");
      }
      asked.add(request.whole());
      return new ModelReply(
          "reply " + asked.size(),
          List.of(new TokenChoice("reply", 1 / 3.0, 0.1)),
          new TokenCount(5, 2),
          Optional.of("STOP"),
          Optional.empty());
    }

    @Override
    public Set<Capability> capabilities(QuestionBudget budget) {
      asked.add("capabilities");
      return Set.of(Capability.JSON_SCHEMA, Capability.TEMPERATURE);
    }
  }

  @Test
  void reply_recordedBefore_isTheSameToTheLastDigit() throws IOException {
    ModelReply first = replied(model);

    assertThat(replied(model)).isEqualTo(first);
    assertThat(replied(unrecorded(new ArrayList<>()))).isEqualTo(first);
    assertThat(model.asked).hasSize(1);
  }

  @Test
  void reply_otherLengthFormOrPrompt_isAsked() throws IOException {
    try (ModelRecording recording = ModelRecording.open(file())) {
      ModelClient client = client(model, recording);
      client.reply(REQUEST, budget);
      client.reply(new ModelRequest("How many?", 11), budget);
      client.reply(new ModelRequest("", "How many?", 10, ModelRequest.Form.SQL), budget);
      client.reply(new ModelRequest("How many", 10), budget);
    }
    assertThat(model.asked).hasSize(4);
  }

  @Test
  void reply_failure_isNotRecorded() throws IOException {
    model.away = true;
    assertThatThrownBy(() -> replied(model)).hasMessage("away");
    model.away = false;

    assertThat(replied(model).text()).isEqualTo("reply 1");
  }

  @Test
  void samples_recordedBefore_areGivenInOrderAndAreNotTheLikeliest() throws IOException {
    try (ModelRecording recording = ModelRecording.open(file())) {
      ModelClient client = client(model, recording);
      List<ModelReply> drawn = client.samples(REQUEST, 3, budget);
      assertThat(client.samples(REQUEST, 3, budget)).isEqualTo(drawn);
      assertThat(client.samples(REQUEST, 2, budget)).isEqualTo(drawn.subList(0, 2));
      assertThat(drawn).doesNotContain(client.reply(REQUEST, budget));
    }
    assertThat(model.asked).hasSize(4);
  }

  @Test
  void capabilities_recordedBefore_areNotAskedAgain() throws IOException {
    for (int i = 0; i < 2; i++) {
      try (ModelRecording recording = ModelRecording.open(file())) {
        assertThat(client(model, recording).capabilities(budget))
            .containsExactlyInAnyOrder(Capability.JSON_SCHEMA, Capability.TEMPERATURE);
      }
    }
    assertThat(model.asked).containsExactly("capabilities");
  }

  @Test
  void open_halfALineAtTheEnd_isDroppedAndOneInTheMiddleIsAProblem() throws IOException {
    replied(model);
    Files.writeString(file(), "no JSON\n{\"asked\"", StandardOpenOption.APPEND);

    try (ModelRecording recording = ModelRecording.open(file())) {
      assertThat(recording.problems())
          .extracting(Problem::place)
          .containsExactly("recording.jsonl:2");
      assertThat(client(model, recording).reply(REQUEST, budget).text()).isEqualTo("reply 1");
    }
  }

  private ModelReply replied(ModelClient client) throws IOException {
    try (ModelRecording recording = ModelRecording.open(file())) {
      return client(client, recording).reply(REQUEST, budget);
    }
  }

  private static ModelClient unrecorded(List<Problem> missing) {
    return new UnrecordedClient("openai:stub", new CurrentQuestion(), missing::add);
  }

  private static ModelClient client(ModelClient client, ModelRecording recording) {
    return new RecordingClient(
        client, recording, new AtomicLong()::getAndIncrement, exchange -> {});
  }

  private Path file() {
    return folder.resolve("recording.jsonl");
  }
}
