package io.github.askjdbc.llm.endpoint;

import dev.langchain4j.model.chat.request.ResponseFormat;
import dev.langchain4j.model.chat.request.ResponseFormatType;
import dev.langchain4j.model.chat.request.json.JsonAnyOfSchema;
import dev.langchain4j.model.chat.request.json.JsonNullSchema;
import dev.langchain4j.model.chat.request.json.JsonNumberSchema;
import dev.langchain4j.model.chat.request.json.JsonObjectSchema;
import dev.langchain4j.model.chat.request.json.JsonSchema;
import dev.langchain4j.model.chat.request.json.JsonStringSchema;

/** The JSON object that a model is held to when it writes SQL. */
final class SqlSchema {

  private SqlSchema() {}

  static ResponseFormat format() {
    JsonObjectSchema root =
        JsonObjectSchema.builder()
            .addProperty(
                "sql",
                JsonAnyOfSchema.builder()
                    .anyOf(JsonStringSchema.builder().build(), new JsonNullSchema())
                    .build())
            .addStringProperty("reason")
            .addProperty("confidence", JsonNumberSchema.builder().build())
            .required("sql", "reason", "confidence")
            .additionalProperties(false)
            .build();
    return ResponseFormat.builder()
        .type(ResponseFormatType.JSON)
        .jsonSchema(JsonSchema.builder().name("written_sql").rootElement(root).build())
        .build();
  }
}
