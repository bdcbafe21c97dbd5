package io.github.askjdbc.cli.model;

import io.github.askjdbc.llm.ModelEndpoint;
import io.github.askjdbc.llm.ModelFault;
import java.time.Duration;

/** What a person does about a model that could not be asked. */
final class FaultRemedy {

  static final String TEMPLATE =
      "Take a model that is tuned to follow instructions and has a chat template, or give the server"
          + " one (--chat-template of llama-server and vLLM)";

  static final String PROTOCOL =
      "See that ask.model.url ends where the API begins, with /v1 for most servers and /openai/v1 for"
          + " Azure; name a server that speaks as Anthropic does anthropic:, any other one openai:";

  private static final String LONG =
      "Give the model a longer context (-c of llama-server, OLLAMA_CONTEXT_LENGTH of Ollama,"
          + " --max-model-len of vLLM), lower ask.budget.tokens, or name the tables that questions"
          + " are about in ask.tables";

  private final ModelEndpoint endpoint;
  private final Duration wait;

  /**
   * @param wait how long each reply was waited for
   */
  FaultRemedy(ModelEndpoint endpoint, Duration wait) {
    this.endpoint = endpoint;
    this.wait = wait;
  }

  /**
   * @param schemaSent whether the prompt with the schema was what failed, and a short one was
   *     answered before
   */
  String of(ModelFault fault, boolean schemaSent) {
    return switch (fault) {
      case NOTHING_THERE -> nothingThere();
      case UNTRUSTED ->
          "Import the server's certificate into the JVM's trust store"
              + " (-Djavax.net.ssl.trustStore=FILE), or write http where it speaks no TLS";
      case KEY -> key();
      case NOT_FOUND -> notFound();
      case NOT_TAKEN -> schemaSent ? LONG : TEMPLATE + "; see also that it is a model for chat";
      case TOO_LONG -> LONG;
      case MOVED -> "Set ask.model.url to where it leads";
      case BUSY ->
          "Wait, or raise the limit or the credit at the provider; ask.model.parallel=1 asks less at"
              + " once";
      case FAILING -> "Look into the server's own log: its memory may be too small for the model";
      case LATE -> late(schemaSent);
      case OTHER -> PROTOCOL;
    };
  }

  private String nothingThere() {
    return switch (endpoint.name().provider()) {
      case OLLAMA -> "Start it with 'ollama serve', or set ask.model.url to where it is served";
      case LLAMA ->
          "Start it with 'llama-server -m MODEL.gguf --port 8080', or set ask.model.url to where it"
              + " is served";
      case GGUF, PLUGIN -> "See that its jar stands beside ask-jdbc's and can be used by this JVM";
      case OPENAI, ANTHROPIC ->
          "Start the server or set ask.model.url to its address; behind a proxy, tell the JVM"
              + " -Dhttps.proxyHost and -Dhttps.proxyPort";
    };
  }

  private String key() {
    return endpoint.key().isEmpty()
        ? "Set ask.model.key in the connection properties, or ask.model.key-variable to the name of"
            + " the variable that holds it"
        : "Set ask.model.key to a key of this very endpoint that is not revoked and may use the"
            + " model";
  }

  private String notFound() {
    String name = endpoint.name().model();
    return switch (endpoint.name().provider()) {
      case OLLAMA -> "Get the model with 'ollama pull " + name + "'; 'ollama list' shows the names";
      case GGUF -> "Set ask.model to gguf: and a file of weights that can be read";
      case PLUGIN, LLAMA, OPENAI, ANTHROPIC ->
          "Set ask.model to a name that the endpoint lists under "
              + endpoint.url()
              + "/models; if nothing is there either, the address is wrong: "
              + PROTOCOL;
    };
  }

  private String late(boolean schemaSent) {
    String longer = "wait longer once with --wait=" + 2 * Math.max(1, wait.toSeconds());
    return schemaSent
        ? "Take a smaller model or a faster machine, name the tables that questions are about in"
            + " ask.tables, or "
            + longer
        : "See in the server's log whether it still loads the model, and " + longer;
  }
}
