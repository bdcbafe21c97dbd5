package io.github.askjdbc.driver;

import java.sql.Statement;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/**
 * Cancels a statement that runs past its timeout, since some targets take no notice of theirs. It
 * waits a moment longer than the timeout, so that a target that does can give its own error.
 */
final class TimeoutWatch implements AutoCloseable {

  /** For a statement without a timeout. */
  static final TimeoutWatch NONE = new TimeoutWatch();

  private static final Duration GRACE = Duration.ofMillis(250);

  private final CompletableFuture<Void> over = new CompletableFuture<>();
  private boolean ended;
  private boolean stopped;

  private TimeoutWatch() {}

  /**
   * @param seconds at least 1
   */
  static TimeoutWatch over(Statement statement, int seconds) {
    TimeoutWatch watch = new TimeoutWatch();
    CompletableFuture<Void> unused =
        watch
            .over
            .orTimeout(Duration.ofSeconds(seconds).plus(GRACE).toMillis(), TimeUnit.MILLISECONDS)
            .exceptionallyAsync(
                timeout -> {
                  watch.stop(statement);
                  return null;
                });
    return watch;
  }

  /** Excludes {@link #close}: a late cancel would hit what the connection runs next. */
  private synchronized void stop(Statement statement) {
    if (!ended) {
      stopped = true;
      QuestionRun.cancel(statement);
    }
  }

  synchronized boolean stopped() {
    return stopped;
  }

  @Override
  public void close() {
    over.complete(null);
    synchronized (this) {
      ended = true;
    }
  }
}
