package io.github.askjdbc.llm.endpoint;

import io.github.askjdbc.llm.endpoint.EndpointFailure.Kind;
import java.time.Duration;
import java.util.function.LongSupplier;

/**
 * Leaves an endpoint alone for a while that failed several times in a row; one call then tries
 * whether it works again.
 */
final class CircuitBreaker {

  static final int MOST_FAILURES = 5;
  static final Duration REST = Duration.ofSeconds(30);

  private final LongSupplier nanoTime;
  private int failures;
  private long openedAt;
  private boolean trying;

  CircuitBreaker(LongSupplier nanoTime) {
    this.nanoTime = nanoTime;
  }

  /**
   * Before each call; {@link #succeeded}, {@link #failed} or {@link #ended} must follow.
   *
   * @throws EndpointFailure if the endpoint is left alone
   */
  synchronized void enter() {
    if (failures < MOST_FAILURES) {
      return;
    }
    long left = REST.toNanos() - (nanoTime.getAsLong() - openedAt);
    if (left > 0 || trying) {
      throw new EndpointFailure(
          Kind.UNSENT,
          "failed %d times in a row and is left alone for %d s more"
              .formatted(failures, Math.max(1, Duration.ofNanos(Math.max(0, left)).toSeconds())));
    }
    trying = true;
  }

  /** The endpoint works. */
  synchronized void succeeded() {
    failures = 0;
    trying = false;
  }

  /** The endpoint does not work. */
  synchronized void failed() {
    failures++;
    trying = false;
    openedAt = nanoTime.getAsLong();
  }

  /** The call says nothing of the endpoint. */
  synchronized void ended() {
    trying = false;
  }
}
