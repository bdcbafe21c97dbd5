package io.github.askjdbc.llm.endpoint;

import dev.langchain4j.http.client.HttpClient;
import dev.langchain4j.http.client.HttpClientBuilder;
import dev.langchain4j.http.client.HttpRequest;
import dev.langchain4j.http.client.SuccessfulHttpResponse;
import dev.langchain4j.http.client.sse.ServerSentEventListener;
import dev.langchain4j.http.client.sse.ServerSentEventParser;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * The HTTP of one call of a chat model. Where an endpoint gives several replies at once, it hands
 * them out one by one, as if each were asked for, since LangChain4j reads only one.
 */
final class CallHttpClient implements HttpClient, HttpClientBuilder {

  /** A request without what authorizes it. */
  record Post(URI address, Map<String, String> headers, String body) {}

  private static final List<String> SENT = List.of("content-type", "anthropic-version");

  private final Function<Post, byte[]> exchange;
  private final Deque<byte[]> pending = new ArrayDeque<>();

  CallHttpClient(Function<Post, byte[]> exchange) {
    this.exchange = exchange;
  }

  /** Whether a reply is left that has not been handed out. */
  boolean hasPending() {
    return !pending.isEmpty();
  }

  @Override
  public SuccessfulHttpResponse execute(HttpRequest request) {
    if (pending.isEmpty()) {
      pending.addAll(SingleReplies.of(exchange.apply(post(request))));
    }
    return SuccessfulHttpResponse.builder()
        .statusCode(200)
        .headers(Map.of())
        .body(pending.remove())
        .build();
  }

  private static Post post(HttpRequest request) {
    Map<String, String> headers = new HashMap<>();
    request
        .headers()
        .forEach(
            (name, values) -> {
              if (SENT.stream().anyMatch(name::equalsIgnoreCase)) {
                headers.put(name, String.join(",", values));
              }
            });
    return new Post(URI.create(request.url()), headers, request.body());
  }

  @Override
  public void execute(
      HttpRequest request, ServerSentEventParser parser, ServerSentEventListener listener) {
    throw new UnsupportedOperationException("replies are not streamed");
  }

  // the question's time bounds the exchange, whatever is set here

  @Override
  public Duration connectTimeout() {
    return Duration.ZERO;
  }

  @Override
  public HttpClientBuilder connectTimeout(Duration timeout) {
    return this;
  }

  @Override
  public Duration readTimeout() {
    return Duration.ZERO;
  }

  @Override
  public HttpClientBuilder readTimeout(Duration timeout) {
    return this;
  }

  @Override
  public HttpClient build() {
    return this;
  }
}
