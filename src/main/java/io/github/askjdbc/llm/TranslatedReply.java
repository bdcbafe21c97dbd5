package io.github.askjdbc.llm;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a model's reply to "write the SQL" says besides of a question, or of names, that are not
 * English. As the model wrote it: each part must be checked.
 *
 * @param english the question
 */
public record TranslatedReply(String english, List<NameMeaning> names) {

  private static final int MOST_NAMES = 50;

  /**
   * What a name means.
   *
   * @param name of a table, or a table's and a column's with a dot between them
   */
  public record NameMeaning(String name, String english) {}

  public TranslatedReply {
    names = List.copyOf(names);
  }

  /** Reads a reply; empty where it holds no question. */
  public static Optional<TranslatedReply> of(ModelReply reply) {
    JsonNode json;
    try {
      json = Json.object(WrittenSqlReader.withoutThought(reply.text()));
    } catch (JsonProcessingException e) {
      return Optional.empty();
    }
    String english = json.path("english").asText("").strip();
    List<NameMeaning> names = new ArrayList<>();
    for (JsonNode name : json.path("names")) {
      if (name.path("name").isTextual() && name.path("english").isTextual()) {
        names.add(new NameMeaning(name.path("name").asText(), name.path("english").asText()));
      }
    }
    return english.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new TranslatedReply(english, names.subList(0, Math.min(MOST_NAMES, names.size()))));
  }
}
