package io.github.askjdbc.llm.endpoint;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Takes a body with several choices apart; only the first part keeps what the call cost. */
final class SingleReplies {

  private static final ObjectMapper MAPPER = new ObjectMapper();

  private SingleReplies() {}

  /** At least one body; one that holds no several choices as it is, whatever it is. */
  static List<byte[]> of(byte[] body) {
    JsonNode json;
    try {
      json = MAPPER.readTree(body);
    } catch (IOException noJson) {
      return List.of(body);
    }
    if (!(json instanceof ObjectNode whole)
        || !(whole.path("choices") instanceof ArrayNode choices)
        || choices.size() < 2) {
      return List.of(body);
    }
    List<byte[]> parts = new ArrayList<>();
    for (JsonNode choice : choices) {
      ObjectNode part = whole.deepCopy();
      part.putArray("choices").add(choice);
      if (!parts.isEmpty()) {
        part.remove("usage");
      }
      parts.add(write(part));
    }
    return parts;
  }

  private static byte[] write(JsonNode json) {
    try {
      return MAPPER.writeValueAsBytes(json);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("what was read as JSON can be written", e);
    }
  }
}
