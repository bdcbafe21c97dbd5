package io.github.askjdbc.llm;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.askjdbc.question.QuestionBudget;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;

/**
 * Gives replies that a model gave before, so that a run with a model can be repeated without it.
 *
 * <p>The file has one JSON object a line: {@code prompt} (SHA-256 of the prompt, in hex), {@code
 * text}, and {@code tokenProbabilities} if they are known. Prompts themselves are not kept.
 */
public final class RecordedReplies implements ModelClient {

  private final Map<String, ModelReply> replies;

  private RecordedReplies(Map<String, ModelReply> replies) {
    this.replies = Map.copyOf(replies);
  }

  /**
   * @throws IOException if the file cannot be read, or a line is not such an object; names the line
   */
  public static RecordedReplies read(Path file) throws IOException {
    Map<String, ModelReply> replies = new HashMap<>();
    try (BufferedReader reader = Files.newBufferedReader(file)) {
      int number = 0;
      for (String line = reader.readLine(); line != null; line = reader.readLine()) {
        number++;
        if (!line.isBlank()) {
          add(line, file + ":" + number, replies);
        }
      }
    }
    return new RecordedReplies(replies);
  }

  private static void add(String line, String place, Map<String, ModelReply> replies)
      throws IOException {
    try {
      JsonNode reply = Json.object(line);
      if (!reply.path("prompt").isTextual() || !reply.path("text").isTextual()) {
        throw new IOException("\"prompt\" and \"text\" are needed, each a text");
      }
      List<Double> probabilities = new ArrayList<>();
      reply.path("tokenProbabilities").forEach(node -> probabilities.add(node.asDouble()));
      replies.put(
          reply.path("prompt").asText(),
          new ModelReply(reply.path("text").asText(), probabilities));
    } catch (IOException e) {
      throw new IOException(place + " is no recorded reply", e);
    }
  }

  /** Names a prompt in the file. */
  public static String key(String prompt) {
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256").digest(prompt.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(digest);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java platform has SHA-256", e);
    }
  }

  @Override
  public String id() {
    return "recorded";
  }

  @Override
  public ModelReply reply(ModelRequest request, QuestionBudget budget) {
    budget.check();
    ModelReply reply = replies.get(key(request.whole()));
    if (reply == null) {
      throw new ModelUnavailableException("no reply to this prompt was recorded");
    }
    return reply;
  }
}
