package io.github.askjdbc.llm;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;

/** JSON as models get and give it: strict, small, one value and nothing after it. */
final class Json {

  private static final int LONGEST = 100_000;
  private static final int DEEPEST = 20;

  private static final JsonMapper MAPPER =
      JsonMapper.builder(
              JsonFactory.builder()
                  .streamReadConstraints(
                      StreamReadConstraints.builder()
                          .maxDocumentLength(LONGEST)
                          .maxNestingDepth(DEEPEST)
                          .build())
                  .build())
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .enable(JsonReadFeature.ALLOW_UNESCAPED_CONTROL_CHARS) // small models break lines in SQL
          .build();

  private Json() {}

  static String write(Object value) {
    try {
      return MAPPER.writeValueAsString(value);
    } catch (JsonProcessingException e) {
      throw new IllegalArgumentException("a map of texts is always JSON", e);
    }
  }

  /**
   * Reads a JSON object, which may stand in a Markdown code fence.
   *
   * @throws JsonProcessingException if the text is anything else
   */
  static JsonNode object(String text) throws JsonProcessingException {
    String bare = text.strip();
    if (bare.startsWith("```")) {
      int start = bare.indexOf('\n');
      int end = bare.lastIndexOf("```");
      bare = start > 0 && end > start ? bare.substring(start + 1, end) : bare;
    }
    JsonNode node = MAPPER.readTree(bare);
    if (node == null || !node.isObject()) {
      throw new NotAnObjectException();
    }
    return node;
  }

  /** Valid JSON, but no object. */
  private static final class NotAnObjectException extends JsonProcessingException {
    private static final long serialVersionUID = 1L;

    NotAnObjectException() {
      super("a JSON object is needed");
    }
  }
}
