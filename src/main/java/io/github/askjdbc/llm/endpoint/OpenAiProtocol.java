package io.github.askjdbc.llm.endpoint;

import dev.langchain4j.data.message.UserMessage;
import dev.langchain4j.http.client.HttpClientBuilder;
import dev.langchain4j.model.chat.ChatModel;
import dev.langchain4j.model.chat.request.ChatRequest;
import dev.langchain4j.model.chat.response.ChatResponse;
import dev.langchain4j.model.openai.LogProb;
import dev.langchain4j.model.openai.OpenAiChatModel;
import dev.langchain4j.model.openai.OpenAiChatRequestParameters;
import dev.langchain4j.model.openai.OpenAiChatResponseMetadata;
import io.github.askjdbc.llm.Capability;
import io.github.askjdbc.llm.ModelEndpoint;
import io.github.askjdbc.llm.ModelProvider;
import io.github.askjdbc.llm.ModelReply.TokenChoice;
import io.github.askjdbc.llm.ModelRequest.Form;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Chat completions, as OpenAI and most servers of open models speak. */
final class OpenAiProtocol implements Protocol {

  /** Alternatives of each token that the entropy is taken over. */
  private static final int ALTERNATIVES = 5;

  @Override
  public Set<Capability> conceivable(ModelProvider provider) {
    Set<Capability> all = EnumSet.allOf(Capability.class);
    if (provider.local()) {
      all.remove(Capability.JSON_SCHEMA);
    }
    return all;
  }

  @Override
  public ChatModel model(ModelEndpoint endpoint, HttpClientBuilder http) {
    return new OpenAiChatModel.OpenAiChatModelBuilder()
        .httpClientBuilder(http)
        .baseUrl(endpoint.url().toString())
        .modelName(endpoint.name().model())
        .maxRetries(0)
        .build();
  }

  /** All in one message of the user: the chat templates of some models know no system. */
  @Override
  public ChatRequest request(ChatCall call) {
    OpenAiChatRequestParameters.Builder parameters = OpenAiChatRequestParameters.builder();
    if (call.uses(Capability.MAX_TOKENS)) {
      parameters.maxOutputTokens(call.request().maxTokens());
    } else {
      parameters.maxCompletionTokens(call.request().maxTokens());
    }
    if (call.uses(Capability.TEMPERATURE)) {
      parameters.temperature(call.temperature());
    }
    call.seed().ifPresent(parameters::seed);
    if (call.uses(Capability.LOG_PROBABILITIES)) {
      parameters.logprobs(true).topLogprobs(ALTERNATIVES);
    }
    if (call.uses(Capability.JSON_SCHEMA) && call.request().form() != Form.FREE) {
      parameters.responseFormat(SqlSchema.format(call.request().form()));
    }
    if (call.uses(Capability.SEVERAL_REPLIES) && call.count() > 1) {
      parameters.customParameters(Map.of("n", call.count()));
    }
    return ChatRequest.builder()
        .messages(List.of(UserMessage.from(call.request().whole())))
        .parameters(parameters.build())
        .build();
  }

  @Override
  public List<TokenChoice> tokens(ChatResponse response) {
    return response.metadata() instanceof OpenAiChatResponseMetadata metadata
            && metadata.logProbs() != null
        ? metadata.logProbs().stream().map(OpenAiProtocol::choice).toList()
        : List.of();
  }

  private static TokenChoice choice(LogProb token) {
    String text = token.token();
    double probability = probability(token);
    if (token.topLogprobs() == null || token.topLogprobs().isEmpty()) {
      return new TokenChoice(text, probability, 0);
    }
    double entropy = 0;
    double rest = 1;
    for (LogProb alternative : token.topLogprobs()) {
      double p = probability(alternative);
      entropy += surprise(p);
      rest -= p;
    }
    return new TokenChoice(text, probability, entropy + surprise(Math.max(0, rest)));
  }

  private static double surprise(double p) {
    return p > 0 ? -p * Math.log(p) : 0;
  }

  /** Servers round, so that a sure token may have a little more than 1. */
  private static double probability(LogProb token) {
    return token.logprob() == null ? 0 : Math.min(1, Math.exp(token.logprob()));
  }
}
