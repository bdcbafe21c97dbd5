package io.github.askjdbc.llm.endpoint;

import dev.langchain4j.model.chat.ChatModel;
import dev.langchain4j.model.chat.request.ChatRequest;
import dev.langchain4j.model.chat.response.ChatResponse;
import dev.langchain4j.model.output.TokenUsage;
import io.github.askjdbc.llm.ModelEndpoint;
import io.github.askjdbc.llm.ModelReply;
import io.github.askjdbc.llm.TokenCount;
import io.github.askjdbc.question.QuestionBudget;
import io.github.askjdbc.question.QuestionCancelledException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;

/** Speaks with one endpoint; what is known of it serves all connections that use it. */
final class EndpointChat {

  private static final int DEEPEST = 20;

  private final ModelEndpoint endpoint;
  private final Protocol protocol;
  private final HttpExchange http;
  private final EndpointCalls calls;

  EndpointChat(ModelEndpoint endpoint, LongSupplier nanoTime) {
    this.endpoint = endpoint;
    this.protocol = Protocol.of(endpoint.name().provider());
    this.http = new HttpExchange(endpoint);
    this.calls = new EndpointCalls(nanoTime);
  }

  ModelEndpoint endpoint() {
    return endpoint;
  }

  Protocol protocol() {
    return protocol;
  }

  /** Whether a reply is waited for at this moment. */
  boolean isWaitedFor() {
    return calls.isWaitedFor();
  }

  /**
   * One call.
   *
   * @param parallel calls of the endpoint at once, at least 1
   * @return at least one reply, where an endpoint gives several all of them
   * @throws EndpointFailure if nothing came that could hold a reply
   * @throws QuestionCancelledException if the question was cancelled
   */
  List<ModelReply> ask(ChatCall call, int parallel, QuestionBudget budget) {
    CallHttpClient client =
        new CallHttpClient(
            post ->
                calls.call(
                    () -> http.post(post.address(), post.headers(), post.body(), budget),
                    parallel,
                    call.once(),
                    budget));
    ChatModel model = protocol.model(endpoint, client);
    ChatRequest request = protocol.request(call);
    List<ModelReply> replies = new ArrayList<>();
    do {
      replies.add(read(model, request));
    } while (client.hasPending());
    return replies;
  }

  private ModelReply read(ChatModel model, ChatRequest request) {
    ChatResponse response;
    try {
      response = model.chat(request);
    } catch (RuntimeException unreadable) {
      rethrowOurs(unreadable);
      // its message may quote the reply, which may hold anything
      return ModelReply.none(
          "the endpoint's reply is not what its protocol says; check ask.model.url");
    }
    String text = Optional.ofNullable(response.aiMessage().text()).orElse("");
    Optional<String> problem =
        text.isBlank() ? Optional.of("the endpoint's reply holds no text") : Optional.empty();
    Optional<String> finish = Optional.ofNullable(response.finishReason()).map(Enum::name);
    return new ModelReply(text, protocol.tokens(response), used(response), finish, problem);
  }

  /** LangChain4j wraps what a thread throws that was interrupted meanwhile. */
  private static void rethrowOurs(RuntimeException failure) {
    int depth = 0;
    for (Throwable cause = failure; cause != null && depth < DEEPEST; cause = cause.getCause()) {
      if (cause instanceof EndpointFailure ours) {
        throw ours;
      }
      if (cause instanceof QuestionCancelledException cancelled) {
        throw cancelled;
      }
      depth++;
    }
  }

  private static TokenCount used(ChatResponse response) {
    TokenUsage usage = response.tokenUsage();
    return usage == null
        ? TokenCount.UNKNOWN
        : new TokenCount(count(usage.inputTokenCount()), count(usage.outputTokenCount()));
  }

  private static long count(Integer tokens) {
    return tokens == null ? 0 : Math.max(0, tokens);
  }
}
