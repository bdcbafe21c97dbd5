package io.github.askjdbc.llm.endpoint;

import dev.langchain4j.http.client.HttpClientBuilder;
import dev.langchain4j.model.chat.ChatModel;
import dev.langchain4j.model.chat.request.ChatRequest;
import dev.langchain4j.model.chat.response.ChatResponse;
import io.github.askjdbc.llm.Capability;
import io.github.askjdbc.llm.ModelEndpoint;
import io.github.askjdbc.llm.ModelProvider;
import io.github.askjdbc.llm.ModelReply.TokenChoice;
import java.util.List;
import java.util.Set;

/** What LangChain4j calls things for one kind of endpoint. */
interface Protocol {

  /** That of an endpoint's provider. */
  static Protocol of(ModelProvider provider) {
    return provider == ModelProvider.ANTHROPIC ? new AnthropicProtocol() : new OpenAiProtocol();
  }

  /** What is to be asked of an endpoint of this provider at all. */
  Set<Capability> conceivable(ModelProvider provider);

  /** A model without a key, which the HTTP client adds, and without retries, which are ours. */
  ChatModel model(ModelEndpoint endpoint, HttpClientBuilder http);

  ChatRequest request(ChatCall call);

  /** How sure the model was of each token, empty where the reply does not say. */
  List<TokenChoice> tokens(ChatResponse response);
}
