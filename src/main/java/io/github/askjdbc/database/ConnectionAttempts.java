package io.github.askjdbc.database;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ThreadFactory;
import java.util.function.LongSupplier;

/**
 * The attempts of a pool to connect: those under way, and how the last one failed. The pool's lock
 * guards it.
 */
final class ConnectionAttempts {

  /** How long a target that refused is left alone. */
  private static final Duration PAUSE = Duration.ofSeconds(60);

  private final ReadOnlySource source;
  private final LongSupplier nanoTime;
  private final ThreadFactory threads = DaemonThreads.named("ask-jdbc-probe");

  /** With the time since when. */
  private final Map<ProbeWorker, Long> underWay = new HashMap<>();

  private Optional<Refusal> refusal = Optional.empty();

  private record Refusal(String reason, long nanoTime) {}

  ConnectionAttempts(ReadOnlySource source, LongSupplier nanoTime) {
    this.source = source;
    this.nanoTime = nanoTime;
  }

  /** Starts a worker, which tells the pool what comes of it. */
  void begin(ProbePool pool) {
    ProbeWorker worker = new ProbeWorker(pool, source, nanoTime);
    underWay.put(worker, nanoTime.getAsLong());
    threads.newThread(worker).start();
  }

  void succeeded(ProbeWorker worker) {
    underWay.remove(worker);
    refusal = Optional.empty();
  }

  void failed(ProbeWorker worker, Throwable failure) {
    underWay.remove(worker);
    String reason = TargetFailure.of(failure).toString();
    refusal = Optional.of(new Refusal(reason, nanoTime.getAsLong()));
  }

  int size() {
    return underWay.size();
  }

  /** Why the target could not be connected to, if no attempt is under way. */
  Optional<String> refusal() {
    return refusal.filter(last -> underWay.isEmpty()).map(Refusal::reason);
  }

  boolean isResting() {
    return refusal.isPresent() && !isOver(refusal.get().nanoTime(), PAUSE);
  }

  /**
   * Whether there may be a connection soon.
   *
   * @param wait how long an attempt may take
   */
  boolean mayConnect(Duration wait) {
    return underWay.isEmpty()
        ? !isResting()
        : underWay.values().stream().anyMatch(since -> !isOver(since, wait));
  }

  private boolean isOver(long since, Duration time) {
    return nanoTime.getAsLong() - since >= time.toNanos();
  }
}
