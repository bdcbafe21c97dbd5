package io.github.askjdbc.llm.endpoint;

import static io.github.askjdbc.llm.Behaviours.begins;
import static io.github.askjdbc.llm.Behaviours.floods;
import static io.github.askjdbc.llm.Behaviours.redirects;
import static io.github.askjdbc.llm.Behaviours.revokesKey;
import static io.github.askjdbc.llm.Behaviours.sends;
import static io.github.askjdbc.llm.Behaviours.waits;
import static io.github.askjdbc.llm.Speaks.says;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.askjdbc.llm.ModelReply;
import io.github.askjdbc.llm.ModelRequest;
import io.github.askjdbc.llm.ModelStub;
import io.github.askjdbc.llm.ModelStub.Behaviour;
import io.github.askjdbc.llm.ModelUnavailableException;
import io.github.askjdbc.llm.WrittenSql;
import io.github.askjdbc.question.QuestionBudget;
import io.github.askjdbc.question.QuestionCancelledException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What comes of an endpoint's faults, in both protocols, on the first call and on a later one. */
class EndpointFaultsTest {

  private static final ModelRequest REQUEST = new ModelRequest("How many?", 100);
  private static final String HTML = "<html><body>Welcome to nginx</body></html>";
  private static final String BODY = "the body's own words";

  /** Within which a test must end that waits for a budget of a second, on a slow machine too. */
  private static final Duration LONGEST = Duration.ofSeconds(20);

  @TempDir private Path folder;

  static Stream<Arguments> unavailable() {
    return Stream.of(
        fault("status 429", waits(429, "0")),
        fault("status 500", sends(500, "text/plain", BODY)),
        fault("status 503", waits(503, "0")),
        fault("status 404: no such model", sends(404, "application/json", "{\"error\":\"" + BODY)),
        fault("status 401: the key is missing, wrong or revoked", revokesKey()),
        fault("status 400: the request is not taken", sends(400, "text/plain", BODY)),
        fault("more than the 4194304 bytes", floods(10 << 20)),
        fault("more than the 4194304 bytes", floods(-1)),
        fault("broke off in the middle of its reply", begins(() -> {})),
        fault("status 307: a redirect", redirects("http://localhost:1/v1/chat/completions")));
  }

  private static Arguments fault(String message, Behaviour behaviour) {
    return Arguments.of(message, behaviour);
  }

  @ParameterizedTest
  @MethodSource("unavailable")
  void reply_faultyEndpoint_isUnavailableAndSaysWhy(String message, Behaviour fault) {
    for (String model : new String[] {"openai:small", "anthropic:small"}) {
      try (ModelStub first = ModelStub.of(fault);
          ModelStub later = ModelStub.of(says("NONE"), fault)) {
        for (ModelStub stub : new ModelStub[] {first, later}) {
          assertThatThrownBy(
                  () -> Endpoints.client(model, stub.url()).reply(REQUEST, Endpoints.budget()))
              .isInstanceOf(ModelUnavailableException.class)
              .hasNoCause()
              .hasMessageStartingWith("the model " + model + " ")
              .hasMessageContaining(message)
              .hasMessageNotContainingAny(Endpoints.KEY, BODY, "localhost");
        }
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        HTML,
        "{\"choices\":[{\"message\":{\"content\":\"SELECT",
        "{\"choices\":[]}",
        "{\"choices\":[{}]}",
        "{\"content\":[]}",
        "{}",
        "[]",
        "null",
        "",
        "{\"choices\":[{\"message\":{\"refusal\":\"I must not\"}}]}"
      })
  void reply_successThatHoldsNone_isNoCandidate(String body) {
    for (String model : new String[] {"openai:small", "anthropic:small"}) {
      try (ModelStub stub = ModelStub.of(says("NONE"), sends(200, "text/html", body))) {
        ModelReply reply = Endpoints.client(model, stub.url()).reply(REQUEST, Endpoints.budget());

        assertThat(reply.text()).isEmpty();
        assertThat(reply.problem()).get().asString().startsWith("the endpoint's reply");
        assertThat(WrittenSql.of(reply)).isInstanceOf(WrittenSql.Unreadable.class);
      }
    }
  }

  @Test
  void reply_redirect_isNotFollowed() {
    try (ModelStub other = ModelStub.of(says("NONE"));
        ModelStub stub = ModelStub.of(redirects(other.url() + "/chat/completions"))) {
      assertThatThrownBy(
              () -> Endpoints.client("openai:small", stub.url()).reply(REQUEST, Endpoints.budget()))
          .isInstanceOf(ModelUnavailableException.class);
      assertThat(other.received()).isEmpty();
    }
  }

  @Test
  void reply_serverDown_isUnavailable() {
    assertUnavailable(ModelStub.nowhere(), "nothing answers there");
  }

  @Test
  void reply_hostUnknown_isUnavailable() {
    assertUnavailable("http://models.invalid/v1", "its host is unknown");
  }

  @Test
  void reply_certificateOfNobodyKnown_isUnavailable() throws Exception {
    try (ModelStub stub = ModelStub.of(SelfSigned.context(folder), says("NONE"))) {
      assertUnavailable(stub.url(), "does not accept its certificate");
      assertThat(stub.received()).isEmpty();
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void reply_hangs_isUnavailableWhenTheTimeIsOver(boolean begun) {
    try (ModelStub stub = hanging(begun, () -> {})) {
      EndpointClient client = Endpoints.client("openai:small", stub.url());
      long start = System.nanoTime();
      assertThatThrownBy(() -> client.reply(REQUEST, Endpoints.budget(Duration.ofSeconds(1))))
          .isInstanceOf(ModelUnavailableException.class)
          .hasMessageContaining("did not reply in the time");
      assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(LONGEST);
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void reply_questionCancelledMeanwhile_ends(boolean begun) throws Exception {
    CountDownLatch asked = new CountDownLatch(1);
    try (ModelStub stub = hanging(begun, asked::countDown)) {
      QuestionBudget budget = Endpoints.budget(Duration.ofMinutes(2));
      CompletableFuture<Void> cancelled =
          CompletableFuture.runAsync(
              () -> {
                await(asked);
                budget.cancel();
              });
      long start = System.nanoTime();
      assertThatThrownBy(() -> Endpoints.client("openai:small", stub.url()).reply(REQUEST, budget))
          .isInstanceOf(QuestionCancelledException.class);
      assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(LONGEST);
      cancelled.get();
    }
  }

  @Test
  void reply_threadInterruptedMeanwhile_isACancelledQuestion() {
    Thread asking = Thread.currentThread();
    try (ModelStub stub = hanging(false, asking::interrupt)) {
      assertThatThrownBy(
              () ->
                  Endpoints.client("openai:small", stub.url())
                      .reply(REQUEST, Endpoints.budget(Duration.ofMinutes(2))))
          .isInstanceOf(QuestionCancelledException.class);
    } finally {
      assertThat(Thread.interrupted()).isTrue();
    }
  }

  @Test
  void reply_questionCancelledWhileItWaitsToTryAgain_ends() {
    CountDownLatch asked = new CountDownLatch(1);
    Behaviour busy =
        (exchange, request) -> {
          waits(429, "60").answer(exchange, request);
          asked.countDown();
        };
    try (ModelStub stub = ModelStub.of(busy)) {
      QuestionBudget budget = Endpoints.budget(Duration.ofMinutes(10));
      CompletableFuture<Void> cancelled =
          CompletableFuture.runAsync(
              () -> {
                await(asked);
                budget.cancel();
              });
      assertThatThrownBy(() -> Endpoints.client("openai:small", stub.url()).reply(REQUEST, budget))
          .isInstanceOf(QuestionCancelledException.class);
      cancelled.join();
    }
  }

  @Test
  void reply_busyAndThenNot_isAskedAgain() {
    try (ModelStub stub =
        ModelStub.of(says("NONE"), waits(429, "0"), waits(503, "0"), says("SELECT 1"))) {
      assertThat(
              Endpoints.client("openai:small", stub.url())
                  .reply(REQUEST, Endpoints.budget())
                  .text())
          .isEqualTo("SELECT 1");
      assertThat(stub.received()).hasSize(4);
    }
  }

  @Test
  void reply_busyForLongerThanTheQuestionHas_isNotWaitedFor() {
    try (ModelStub stub = ModelStub.of(waits(429, "3600"))) {
      assertUnavailable(stub.url(), "status 429");
      assertThat(stub.received()).hasSize(1);
    }
  }

  @Test
  void reply_brokenSeveralTimes_isLeftAloneForAWhile() {
    try (ModelStub stub = ModelStub.of(begins(() -> {}))) {
      EndpointClient client = Endpoints.client("openai:small", stub.url());
      for (int i = 0; i < CircuitBreaker.MOST_FAILURES; i++) {
        assertThatThrownBy(() -> client.reply(REQUEST, Endpoints.budget()))
            .hasMessageContaining("broke off");
      }
      assertThatThrownBy(() -> client.reply(REQUEST, Endpoints.budget()))
          .isInstanceOf(ModelUnavailableException.class)
          .hasMessageContaining("failed 5 times in a row and is left alone");
      assertThat(stub.received()).hasSize(CircuitBreaker.MOST_FAILURES);
    }
  }

  private static ModelStub hanging(boolean begun, Runnable asked) {
    CompletableFuture<ModelStub> self = new CompletableFuture<>();
    Runnable hang =
        () -> {
          asked.run();
          self.join().hang();
        };
    Behaviour behaviour = begun ? begins(hang) : (exchange, request) -> hang.run();
    self.complete(ModelStub.of(says("NONE"), behaviour));
    return self.join();
  }

  private static void assertUnavailable(String url, String message) {
    assertThatThrownBy(
            () -> Endpoints.client("openai:small", url).reply(REQUEST, Endpoints.budget()))
        .isInstanceOf(ModelUnavailableException.class)
        .hasNoCause()
        .hasMessageContaining(message)
        .hasMessageNotContaining(Endpoints.KEY);
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
