package io.github.askjdbc.llm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.askjdbc.question.QuestionBudget;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RecordedRepliesTest {

  @TempDir private Path folder;

  private final QuestionBudget budget = new QuestionBudget(() -> 0, Duration.ofSeconds(1), 5);

  @Test
  void reply_recordedPrompt_isGivenAgainWithItsProbabilities() throws IOException {
    ModelClient client =
        recorded(
            "{\"prompt\": \""
                + RecordedReplies.key("Is it right?")
                + "\", \"text\": \"yes\", \"tokenProbabilities\": [0.5, 0.25]}");

    ModelReply reply = client.reply(new ModelRequest("Is it right?", 10), budget);

    assertThat(reply.text()).isEqualTo("yes");
    assertThat(reply.tokenProbabilities()).containsExactly(0.5, 0.25);
  }

  @Test
  void reply_otherPrompt_isUnavailable() throws IOException {
    ModelClient client = recorded("");

    assertThatThrownBy(() -> client.reply(new ModelRequest("Is it?", 10), budget))
        .isInstanceOf(ModelUnavailableException.class);
  }

  @Test
  void read_brokenLine_namesFileAndLine() {
    assertThatThrownBy(() -> recorded("\n{\"prompt\": 3}"))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("replies.jsonl:2")
        .cause()
        .hasMessageContaining("\"text\"");
  }

  private ModelClient recorded(String lines) throws IOException {
    return RecordedReplies.read(Files.writeString(folder.resolve("replies.jsonl"), lines));
  }
}
