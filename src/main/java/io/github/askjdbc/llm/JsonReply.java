package io.github.askjdbc.llm;

import com.fasterxml.jackson.databind.JsonNode;

/** What came of asking a model for JSON. */
public sealed interface JsonReply {

  /**
   * @param json an object; its fields are as the model chose, so each must be checked
   * @param reply the text that it was read from
   */
  record Given(JsonNode json, ModelReply reply) implements JsonReply {}

  /**
   * @param reason for a person; holds nothing of what the model wrote
   */
  record Missing(String reason) implements JsonReply {}
}
