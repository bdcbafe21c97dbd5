package io.github.askjdbc.llm.endpoint;

import io.github.askjdbc.llm.ApiKey;
import io.github.askjdbc.llm.ModelEndpoint;
import io.github.askjdbc.llm.ModelProvider;
import io.github.askjdbc.question.QuestionBudget;
import io.github.askjdbc.question.QuestionCancelledException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * One request and its reply. The question's time bounds all of it, from the connection to the last
 * byte; proxy and TLS are the JVM's; no redirect is followed; this alone adds the key.
 */
final class HttpExchange {

  /** A reply takes long, a connection does not. */
  private static final Duration CONNECTING = Duration.ofSeconds(10);

  private static final int SUCCESS = 200;
  private static final int AFTER_SUCCESS = 300;

  private final ModelEndpoint endpoint;

  // HTTP/1.1, since some servers mistake the offer to upgrade a plain connection to HTTP/2
  private final HttpClient client =
      HttpClient.newBuilder()
          .version(HttpClient.Version.HTTP_1_1)
          .followRedirects(HttpClient.Redirect.NEVER)
          .connectTimeout(CONNECTING)
          .build();

  HttpExchange(ModelEndpoint endpoint) {
    this.endpoint = endpoint;
  }

  /**
   * @param address of this endpoint
   * @param headers without the key
   * @return the body of a success
   * @throws EndpointFailure for anything else
   * @throws QuestionCancelledException if the question was cancelled
   */
  byte[] post(URI address, Map<String, String> headers, String body, QuestionBudget budget) {
    HttpRequest request = request(address, headers, body);
    AtomicBoolean answered = new AtomicBoolean();
    CompletableFuture<HttpResponse<byte[]>> reply =
        client.sendAsync(
            request,
            info -> {
              answered.set(true);
              return new BoundedBody(succeeded(info.statusCode()));
            });
    if (!budget.await(reply, budget.remaining())) {
      reply.cancel(true);
      if (budget.isCancelled()) {
        throw new QuestionCancelledException();
      }
      throw EndpointFailure.late();
    }
    HttpResponse<byte[]> response;
    try {
      response = reply.join();
    } catch (CompletionException e) {
      throw TransportFailures.of(e.getCause() == null ? e : e.getCause(), answered.get());
    }
    if (!succeeded(response.statusCode())) {
      throw StatusFailures.of(response.statusCode(), response.headers().firstValue("Retry-After"));
    }
    return response.body();
  }

  private HttpRequest request(URI address, Map<String, String> headers, String body) {
    if (!endpoint.holds(address)) {
      throw new IllegalArgumentException("the request leaves the endpoint that the settings name");
    }
    HttpRequest.Builder request =
        HttpRequest.newBuilder(address)
            .header("User-Agent", "ask-jdbc")
            .POST(HttpRequest.BodyPublishers.ofString(body));
    headers.forEach(request::header);
    endpoint.key().ifPresent(key -> authorize(request, key));
    return request.build();
  }

  private void authorize(HttpRequest.Builder request, ApiKey key) {
    if (endpoint.name().provider() == ModelProvider.ANTHROPIC) {
      request.header("x-api-key", key.reveal());
    } else {
      request.header("Authorization", "Bearer " + key.reveal());
    }
  }

  private static boolean succeeded(int status) {
    return status >= SUCCESS && status < AFTER_SUCCESS;
  }
}
