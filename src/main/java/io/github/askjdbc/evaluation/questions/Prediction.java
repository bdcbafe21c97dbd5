package io.github.askjdbc.evaluation.questions;

import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Optional;

/**
 * What some text-to-SQL system wrote for a question.
 *
 * @param id of the question
 * @param sql one SQL, or several samples in the order in which they were drawn
 * @param correct the label that came with the recording, where there is one
 */
public record Prediction(
    @JsonProperty(required = true) String id,
    @JsonProperty(required = true)
        @JsonAlias("samples")
        @JsonFormat(with = JsonFormat.Feature.ACCEPT_SINGLE_VALUE_AS_ARRAY)
        List<String> sql,
    Optional<Boolean> correct) {

  public Prediction {
    if (id == null || id.isBlank()) {
      throw new IllegalArgumentException("\"id\" is missing or blank; it needs a text");
    }
    if (sql == null || sql.isEmpty()) {
      throw new IllegalArgumentException("\"sql\" is missing; it needs a text or a list of texts");
    }
    sql = List.copyOf(sql);
    correct = correct == null ? Optional.empty() : correct;
  }
}
