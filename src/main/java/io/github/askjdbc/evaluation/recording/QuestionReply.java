package io.github.askjdbc.evaluation.recording;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.github.askjdbc.evaluation.questions.JsonLines;
import io.github.askjdbc.llm.ModelReply;
import io.github.askjdbc.llm.ModelReply.TokenChoice;
import io.github.askjdbc.llm.TokenCount;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;

/**
 * What a model wrote for a question, to whatever prompt.
 *
 * @param id of the question
 * @param sql empty where the model said that the tables cannot answer
 * @param confidence its own word, between 0 and 1
 * @param logprobs of the reply's tokens, in order
 */
record QuestionReply(
    @JsonProperty(required = true) String id,
    @JsonProperty(required = true) Optional<String> sql,
    Optional<Double> confidence,
    List<Double> logprobs) {

  QuestionReply {
    if (id == null || id.isBlank()) {
      throw new IllegalArgumentException("\"id\" is missing or blank; it needs a text");
    }
    sql = sql == null ? Optional.empty() : sql;
    confidence = confidence == null ? Optional.empty() : confidence;
    logprobs = logprobs == null ? List.of() : List.copyOf(logprobs);
  }

  /** As a model replies that is held to JSON. */
  ModelReply reply() {
    TreeMap<String, Object> written = new TreeMap<>();
    written.put("sql", sql);
    confidence.ifPresent(said -> written.put("confidence", said));
    List<TokenChoice> tokens =
        logprobs.stream().map(one -> new TokenChoice("", Math.min(1, Math.exp(one)), 0)).toList();
    return new ModelReply(JsonLines.line(written), tokens, TokenCount.UNKNOWN, Optional.empty());
  }
}
