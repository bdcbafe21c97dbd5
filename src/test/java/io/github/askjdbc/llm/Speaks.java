package io.github.askjdbc.llm;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.util.EnumSet;
import java.util.Set;

/**
 * Replies with one text in the protocol of the request's path, as a model would that can do some
 * things and refuses or passes over the others.
 */
public final class Speaks implements ModelStub.Behaviour {

  private final String text;
  private final Set<Capability> able;
  private final int refusal;

  /**
   * @param refusal the status for what the model cannot do, 0 to pass over it
   */
  private Speaks(String text, Set<Capability> able, int refusal) {
    this.text = text;
    this.able = able;
    this.refusal = refusal;
  }

  /** A model that can do everything. */
  public static Speaks says(String text) {
    return new Speaks(text, EnumSet.allOf(Capability.class), 0);
  }

  /** Passes over what it cannot do. */
  public Speaks without(Capability... unable) {
    return new Speaks(text, left(unable), 0);
  }

  /** Refuses what it cannot do with this status. */
  public Speaks refusing(int status, Capability... unable) {
    return new Speaks(text, left(unable), status);
  }

  private static Set<Capability> left(Capability... unable) {
    Set<Capability> left = EnumSet.allOf(Capability.class);
    left.removeAll(Set.of(unable));
    return left;
  }

  @Override
  public void answer(HttpExchange exchange, ModelStub.Received request) throws IOException {
    JsonNode body = request.body();
    Set<Capability> asked = asked(body);
    if (refusal > 0 && !able.containsAll(asked)) {
      Behaviours.send(
          exchange, refusal, "application/json", "{\"error\":{\"message\":\"unsupported\"}}");
      return;
    }
    asked.retainAll(able);
    ObjectNode reply =
        request.path().endsWith("/messages") ? message(asked) : completion(body, asked);
    Behaviours.send(exchange, 200, "application/json", reply.toString());
  }

  private static Set<Capability> asked(JsonNode body) {
    Set<Capability> asked = EnumSet.noneOf(Capability.class);
    add(asked, Capability.LOG_PROBABILITIES, body.path("logprobs").asBoolean());
    add(
        asked,
        Capability.JSON_SCHEMA,
        body.has("response_format") || body.has("output_config") || body.has("output_format"));
    add(asked, Capability.SEVERAL_REPLIES, body.path("n").asInt(1) > 1);
    add(asked, Capability.TEMPERATURE, body.has("temperature"));
    add(asked, Capability.MAX_TOKENS, body.has("max_tokens"));
    return asked;
  }

  private static void add(Set<Capability> asked, Capability one, boolean is) {
    if (is) {
      asked.add(one);
    }
  }

  private String text(Set<Capability> used) {
    return used.contains(Capability.JSON_SCHEMA) && !text.startsWith("{")
        ? "{\"sql\":null,\"reason\":\"" + text + "\",\"confidence\":1}"
        : text;
  }

  private ObjectNode completion(JsonNode body, Set<Capability> used) {
    ObjectNode reply = ModelStub.MAPPER.createObjectNode();
    reply.put("id", "chatcmpl-1").put("object", "chat.completion").put("created", 1);
    reply.put("model", body.path("model").asText());
    int count = used.contains(Capability.SEVERAL_REPLIES) ? body.path("n").asInt() : 1;
    ArrayNode choices = reply.putArray("choices");
    for (int i = 0; i < count; i++) {
      ObjectNode choice = choices.addObject();
      choice.put("index", i).put("finish_reason", "stop");
      choice.putObject("message").put("role", "assistant").put("content", text(used));
      if (used.contains(Capability.LOG_PROBABILITIES)) {
        ObjectNode token = choice.putObject("logprobs").putArray("content").addObject();
        token.put("token", "x").put("logprob", Math.log(0.9));
        ArrayNode top = token.putArray("top_logprobs");
        top.addObject().put("token", "x").put("logprob", Math.log(0.9));
        top.addObject().put("token", "y").put("logprob", Math.log(0.1));
      }
    }
    reply.putObject("usage").put("prompt_tokens", 11).put("completion_tokens", 7);
    return reply;
  }

  private ObjectNode message(Set<Capability> used) {
    ObjectNode reply = ModelStub.MAPPER.createObjectNode();
    reply.put("id", "msg_1").put("type", "message").put("role", "assistant");
    reply.put("model", "stub").put("stop_reason", "end_turn");
    reply.putArray("content").addObject().put("type", "text").put("text", text(used));
    reply.putObject("usage").put("input_tokens", 11).put("output_tokens", 7);
    return reply;
  }
}
