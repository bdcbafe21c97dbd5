package io.github.askjdbc.llm.endpoint;

import dev.langchain4j.model.chat.request.ResponseFormat;
import dev.langchain4j.model.chat.request.ResponseFormatType;
import dev.langchain4j.model.chat.request.json.JsonAnyOfSchema;
import dev.langchain4j.model.chat.request.json.JsonArraySchema;
import dev.langchain4j.model.chat.request.json.JsonNullSchema;
import dev.langchain4j.model.chat.request.json.JsonNumberSchema;
import dev.langchain4j.model.chat.request.json.JsonObjectSchema;
import dev.langchain4j.model.chat.request.json.JsonSchema;
import dev.langchain4j.model.chat.request.json.JsonStringSchema;
import io.github.askjdbc.llm.ModelRequest.Form;
import java.util.List;

/** The JSON object that a model is held to when it writes SQL. */
final class SqlSchema {

  private SqlSchema() {}

  /**
   * @param form but {@link Form#FREE}
   */
  static ResponseFormat format(Form form) {
    JsonObjectSchema root = whole(form == Form.TRANSLATED ? translated() : written());
    return ResponseFormat.builder()
        .type(ResponseFormatType.JSON)
        .jsonSchema(JsonSchema.builder().name("written_sql").rootElement(root).build())
        .build();
  }

  private static JsonObjectSchema.Builder written() {
    return JsonObjectSchema.builder()
        .addProperty(
            "sql",
            JsonAnyOfSchema.builder()
                .anyOf(JsonStringSchema.builder().build(), new JsonNullSchema())
                .build())
        .addStringProperty("reason")
        .addProperty("confidence", JsonNumberSchema.builder().build())
        .additionalProperties(false);
  }

  private static JsonObjectSchema.Builder translated() {
    JsonObjectSchema name =
        JsonObjectSchema.builder()
            .addStringProperty("name")
            .addStringProperty("english")
            .required("name", "english")
            .additionalProperties(false)
            .build();
    return written()
        .addStringProperty("english")
        .addProperty("names", JsonArraySchema.builder().items(name).build());
  }

  /** No field may be left out. */
  private static JsonObjectSchema whole(JsonObjectSchema.Builder fields) {
    return fields.required(List.copyOf(fields.build().properties().keySet())).build();
  }
}
