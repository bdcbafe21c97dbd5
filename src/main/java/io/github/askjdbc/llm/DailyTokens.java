package io.github.askjdbc.llm;

import java.time.Duration;
import java.util.function.LongSupplier;

/** The tokens that an endpoint used in the 24 hours that began with the first of them. */
public final class DailyTokens {

  private static final long DAY = Duration.ofDays(1).toNanos();

  private final LongSupplier nanoTime;
  private long began;
  private long used;

  /**
   * @param nanoTime a monotonic clock in nanoseconds
   */
  public DailyTokens(LongSupplier nanoTime) {
    this.nanoTime = nanoTime;
    this.began = nanoTime.getAsLong();
  }

  public synchronized void add(long tokens) {
    renew();
    used += tokens;
  }

  public synchronized long used() {
    renew();
    return used;
  }

  private void renew() {
    long now = nanoTime.getAsLong();
    if (used == 0 || now - began >= DAY) {
      began = now;
      used = 0;
    }
  }
}
