package io.github.askjdbc.evaluation.recording;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import io.github.askjdbc.llm.Capability;
import io.github.askjdbc.llm.ModelReply;
import io.github.askjdbc.llm.ModelRequest;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/**
 * What was asked of a model, and what came: a line of a recording.
 *
 * @param reply empty where the model was asked what it can do
 * @param able what it can do, where it was asked for that; else empty
 * @param seconds until it came
 */
@JsonInclude(JsonInclude.Include.NON_ABSENT)
record ModelExchange(
    @JsonProperty(required = true) Asked asked,
    Optional<ModelReply> reply,
    Optional<Set<Capability>> able,
    double seconds) {

  ModelExchange {
    if (asked == null) {
      throw new IllegalArgumentException("\"asked\" is missing; it says what the model was asked");
    }
    reply = reply == null ? Optional.empty() : reply;
    able = able == null ? Optional.empty() : able;
  }

  /**
   * A request, and all that its reply depends on besides. It holds neither the prompt nor where the
   * model is served, and no key.
   *
   * @param prompt its SHA-256 in hex
   * @param draw 0 for the likeliest reply, from 1 on those drawn at random
   */
  record Asked(String model, String prompt, ModelRequest.Form form, int maxTokens, int draw) {

    private static final String CAPABILITIES = "capabilities";

    static Asked of(String model, ModelRequest request, int draw) {
      return new Asked(model, request.digest(), request.form(), request.maxTokens(), draw);
    }

    /** What it can do, which settles what prompts look like. */
    static Asked capabilities(String model) {
      return new Asked(model, CAPABILITIES, ModelRequest.Form.FREE, 0, 0);
    }
  }

  static ModelExchange of(Asked asked, ModelReply reply, double seconds) {
    return new ModelExchange(asked, Optional.of(reply), Optional.empty(), seconds);
  }

  static ModelExchange of(Asked asked, Set<Capability> able, double seconds) {
    Set<Capability> sorted = EnumSet.noneOf(Capability.class);
    sorted.addAll(able);
    return new ModelExchange(asked, Optional.empty(), Optional.of(sorted), seconds);
  }
}
