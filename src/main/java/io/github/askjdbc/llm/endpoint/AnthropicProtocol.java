package io.github.askjdbc.llm.endpoint;

import dev.langchain4j.data.message.ChatMessage;
import dev.langchain4j.data.message.SystemMessage;
import dev.langchain4j.data.message.UserMessage;
import dev.langchain4j.http.client.HttpClientBuilder;
import dev.langchain4j.model.anthropic.AnthropicChatModel;
import dev.langchain4j.model.anthropic.AnthropicChatRequestParameters;
import dev.langchain4j.model.chat.ChatModel;
import dev.langchain4j.model.chat.request.ChatRequest;
import dev.langchain4j.model.chat.response.ChatResponse;
import io.github.askjdbc.llm.Capability;
import io.github.askjdbc.llm.ModelEndpoint;
import io.github.askjdbc.llm.ModelProvider;
import io.github.askjdbc.llm.ModelReply.TokenChoice;
import io.github.askjdbc.llm.ModelRequest.Form;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Anthropic's messages. */
final class AnthropicProtocol implements Protocol {

  /** LangChain4j wants one; the HTTP client leaves its header out and adds the real one. */
  private static final String NO_KEY = "none";

  @Override
  public Set<Capability> conceivable(ModelProvider provider) {
    return Set.of(Capability.JSON_SCHEMA, Capability.TEMPERATURE, Capability.MAX_TOKENS);
  }

  @Override
  public ChatModel model(ModelEndpoint endpoint, HttpClientBuilder http) {
    return AnthropicChatModel.builder()
        .httpClientBuilder(http)
        .baseUrl(endpoint.url().toString())
        .apiKey(NO_KEY)
        .modelName(endpoint.name().model())
        .maxRetries(0)
        .build();
  }

  /** The instructions are the system's, marked to be kept in the endpoint's prompt cache. */
  @Override
  public ChatRequest request(ChatCall call) {
    AnthropicChatRequestParameters.Builder parameters =
        AnthropicChatRequestParameters.builder()
            .cacheSystemMessages(true)
            .maxOutputTokens(call.request().maxTokens());
    if (call.uses(Capability.TEMPERATURE)) {
      parameters.temperature(call.temperature());
    }
    if (call.uses(Capability.JSON_SCHEMA) && call.request().form() != Form.FREE) {
      parameters.responseFormat(SqlSchema.format(call.request().form()));
    }
    List<ChatMessage> messages = new ArrayList<>();
    if (!call.request().instructions().isEmpty()) {
      messages.add(SystemMessage.from(call.request().instructions()));
    }
    messages.add(UserMessage.from(call.request().prompt()));
    return ChatRequest.builder().messages(messages).parameters(parameters.build()).build();
  }

  @Override
  public List<TokenChoice> tokens(ChatResponse response) {
    return List.of();
  }
}
