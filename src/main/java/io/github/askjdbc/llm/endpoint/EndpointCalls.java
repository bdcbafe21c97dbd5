package io.github.askjdbc.llm.endpoint;

import io.github.askjdbc.llm.CallSlots;
import io.github.askjdbc.llm.endpoint.EndpointFailure.Kind;
import io.github.askjdbc.question.QuestionBudget;
import io.github.askjdbc.question.QuestionCancelledException;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/** How one endpoint is called: few at once, again after what passes, not while it is broken. */
final class EndpointCalls {

  private static final int MOST_TRIES = 3;
  private static final Duration FIRST_WAIT = Duration.ofMillis(500);

  /** A shorter wait for a reply says more of the caller than of the endpoint. */
  private static final Duration PATIENCE = Duration.ofSeconds(10);

  private final CallSlots slots = new CallSlots();
  private final CircuitBreaker breaker;
  private final LongSupplier nanoTime;

  EndpointCalls(LongSupplier nanoTime) {
    this.nanoTime = nanoTime;
    this.breaker = new CircuitBreaker(nanoTime);
  }

  /**
   * @param parallel calls at once, at least 1
   * @param once whether an error of the endpoint's own is not tried again
   * @throws EndpointFailure of the last try
   * @throws QuestionCancelledException if the question is cancelled
   */
  byte[] call(Supplier<byte[]> exchange, int parallel, boolean once, QuestionBudget budget) {
    Duration wait = FIRST_WAIT;
    for (int tries = 1; ; tries++) {
      try {
        return once(exchange, parallel, budget);
      } catch (EndpointFailure failure) {
        Duration asked = failure.retryAfter().orElse(wait);
        if (!failure.passes()
            || (once && failure.kind() == Kind.PASSING)
            || tries == MOST_TRIES
            || asked.compareTo(budget.remaining()) >= 0) {
          throw failure;
        }
        pause(asked, budget);
        wait = wait.multipliedBy(2);
      }
    }
  }

  /** Whether one is under way. */
  boolean isWaitedFor() {
    return slots.isUsed();
  }

  private byte[] once(Supplier<byte[]> exchange, int parallel, QuestionBudget budget) {
    if (!slots.acquire(parallel, budget)) {
      throw new EndpointFailure(Kind.UNSENT, CallSlots.TAKEN);
    }
    try {
      if (budget.remaining().isZero()) {
        throw EndpointFailure.late();
      }
      breaker.enter();
      return watched(exchange);
    } finally {
      slots.release(budget);
    }
  }

  private byte[] watched(Supplier<byte[]> exchange) {
    long start = nanoTime.getAsLong();
    boolean told = false;
    try {
      byte[] body = exchange.get();
      breaker.succeeded();
      told = true;
      return body;
    } catch (EndpointFailure failure) {
      Duration waited = Duration.ofNanos(nanoTime.getAsLong() - start);
      told = tell(failure.kind(), waited);
      throw failure;
    } finally {
      if (!told) {
        breaker.ended();
      }
    }
  }

  /** Whether the failure says something of the endpoint. */
  private boolean tell(Kind kind, Duration waited) {
    switch (kind) {
      case PASSING, BROKEN -> breaker.failed();
      case CROWDED, REFUSED, MALFORMED -> breaker.succeeded();
      case LATE -> {
        if (waited.compareTo(PATIENCE) < 0) {
          return false;
        }
        breaker.failed();
      }
      case UNSENT -> {
        return false;
      }
    }
    return true;
  }

  private static void pause(Duration wait, QuestionBudget budget) {
    budget.await(new CompletableFuture<>(), wait);
    if (budget.isCancelled()) {
      throw new QuestionCancelledException();
    }
  }
}
