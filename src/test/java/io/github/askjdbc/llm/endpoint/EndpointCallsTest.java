package io.github.askjdbc.llm.endpoint;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.askjdbc.llm.endpoint.EndpointFailure.Kind;
import io.github.askjdbc.question.QuestionBudget;
import io.github.askjdbc.question.QuestionCancelledException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** How many calls an endpoint gets at once, and when it gets none. */
class EndpointCallsTest {

  private static final byte[] BODY = {1};

  private final AtomicLong clock = new AtomicLong();

  @Test
  void call_moreThanMayRunAtOnce_waitTheirTurn() throws Exception {
    EndpointCalls calls = new EndpointCalls(System::nanoTime);
    AtomicInteger running = new AtomicInteger();
    AtomicInteger most = new AtomicInteger();
    CountDownLatch two = new CountDownLatch(2);
    List<CompletableFuture<byte[]>> done = new ArrayList<>();
    for (int i = 0; i < 6; i++) {
      done.add(
          inThread(
              () ->
                  calls.call(
                      () -> {
                        most.accumulateAndGet(running.incrementAndGet(), Math::max);
                        two.countDown();
                        await(two);
                        running.decrementAndGet();
                        return BODY;
                      },
                      2,
                      false,
                      Endpoints.budget())));
    }
    for (CompletableFuture<byte[]> one : done) {
      assertThat(one.get()).isEqualTo(BODY);
    }
    assertThat(most).hasValue(2);
  }

  @Test
  void call_cancelledWhileItWaitsItsTurn_ends() throws Exception {
    EndpointCalls calls = new EndpointCalls(System::nanoTime);
    CountDownLatch over = new CountDownLatch(1);
    CountDownLatch begun = new CountDownLatch(1);
    CompletableFuture<byte[]> first =
        inThread(
            () ->
                calls.call(
                    () -> {
                      begun.countDown();
                      await(over);
                      return BODY;
                    },
                    1,
                    false,
                    Endpoints.budget()));
    begun.await();
    QuestionBudget cancelled = Endpoints.budget();
    CompletableFuture<byte[]> second = inThread(() -> calls.call(() -> BODY, 1, false, cancelled));
    cancelled.cancel();
    assertThatThrownBy(second::get).hasCauseInstanceOf(QuestionCancelledException.class);
    assertThatThrownBy(
            () -> calls.call(() -> BODY, 1, false, Endpoints.budget(Duration.ofMillis(50))))
        .hasMessageContaining("ask.model.parallel");
    over.countDown();
    first.get();
    assertThat(calls.call(() -> BODY, 1, false, Endpoints.budget())).isEqualTo(BODY);
  }

  @Test
  void enter_afterRest_oneCallTriesAndItsSuccessCloses() {
    CircuitBreaker breaker = open();
    assertThatThrownBy(breaker::enter).hasMessageContaining("is left alone for 30 s more");
    clock.addAndGet(CircuitBreaker.REST.toNanos());
    breaker.enter();
    assertThatThrownBy(breaker::enter).isInstanceOf(EndpointFailure.class);
    breaker.succeeded();
    assertThatCode(breaker::enter).doesNotThrowAnyException();
  }

  @Test
  void enter_afterRest_aFailedTryOpensAnew() {
    CircuitBreaker breaker = open();
    clock.addAndGet(CircuitBreaker.REST.toNanos());
    breaker.enter();
    breaker.failed();
    assertThatThrownBy(breaker::enter).hasMessageContaining("failed 6 times");
  }

  @Test
  void enter_afterRest_aTryThatSaysNothingLeavesTheNextOneATry() {
    CircuitBreaker breaker = open();
    clock.addAndGet(CircuitBreaker.REST.toNanos());
    breaker.enter();
    breaker.ended();
    assertThatCode(breaker::enter).doesNotThrowAnyException();
  }

  @Test
  void call_failuresThatSayNothingOfTheEndpoint_neverOpen() {
    EndpointCalls calls = new EndpointCalls(clock::get);
    for (Kind kind : List.of(Kind.REFUSED, Kind.MALFORMED, Kind.LATE)) {
      for (int i = 0; i < 2 * CircuitBreaker.MOST_FAILURES; i++) {
        assertThatThrownBy(
                () ->
                    calls.call(
                        () -> {
                          throw new EndpointFailure(kind, "failed");
                        },
                        1,
                        false,
                        Endpoints.budget()))
            .hasMessage("failed");
      }
    }
    assertThat(calls.call(() -> BODY, 1, false, Endpoints.budget())).isEqualTo(BODY);
  }

  private CircuitBreaker open() {
    CircuitBreaker breaker = new CircuitBreaker(clock::get);
    for (int i = 0; i < CircuitBreaker.MOST_FAILURES; i++) {
      breaker.enter();
      breaker.failed();
    }
    return breaker;
  }

  private static <T> CompletableFuture<T> inThread(java.util.function.Supplier<T> work) {
    return CompletableFuture.supplyAsync(work, task -> new Thread(task).start());
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
