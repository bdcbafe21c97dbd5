package io.github.askjdbc.catalog;

import com.github.benmanes.caffeine.cache.Ticker;
import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.question.QuestionBudget;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Whether what was read of a schema still holds. The target is asked at most once in some seconds,
 * and less often where its answer takes long.
 */
final class Freshness {
  private static final long SHORTEST_PAUSE = Duration.ofSeconds(2).toNanos();

  /** How many times as long as the answer took the next question waits for another. */
  private static final long PAUSE_FACTOR = 50;

  private final Ticker ticker;
  private final Optional<SchemaVersion> version;
  private final AtomicLong nextCheck;

  private Freshness(Ticker ticker, Optional<SchemaVersion> version, long nextCheck) {
    this.ticker = ticker;
    this.version = version;
    this.nextCheck = new AtomicLong(nextCheck);
  }

  /** To be called before the schema is read, so that no change falls between the two. */
  static Freshness before(Ticker ticker, ReadOnlyDatabase database, QuestionBudget budget) {
    long start = ticker.read();
    Optional<SchemaVersion> version = SchemaVersion.read(database, budget.withProbes(1));
    return new Freshness(ticker, version, next(start, ticker.read()));
  }

  /** True too where the target does not tell. */
  boolean holds(ReadOnlyDatabase database, QuestionBudget budget) {
    long now = ticker.read();
    long due = nextCheck.get();
    if (version.isEmpty() || now - due < 0 || !nextCheck.compareAndSet(due, now + SHORTEST_PAUSE)) {
      return true;
    }
    Optional<SchemaVersion> current = SchemaVersion.read(database, budget.withProbes(1));
    nextCheck.set(next(now, ticker.read()));
    return current.isEmpty() || current.equals(version);
  }

  private static long next(long start, long end) {
    return end + Math.max(SHORTEST_PAUSE, PAUSE_FACTOR * (end - start));
  }
}
