package io.github.askjdbc.database;

import java.sql.Connection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * The targets of one driver or data source, each with its small pool for probes.
 *
 * <p>A pool is shared by all caller connections with the same URL and properties, and closed with
 * the last of them.
 */
public final class TargetDatabases implements AutoCloseable {
  private final ConnectionSource source;
  private final ProbeLimits limits;
  private final LongSupplier nanoTime;
  private final ScheduledThreadPoolExecutor watch;
  private final BackgroundWork background;
  private final Map<CallersTarget, Shared> pools = new HashMap<>();

  /** Where a caller connected to; holds the password, so it is never printed. */
  record CallersTarget(String url, Properties properties) {
    @Override
    public String toString() {
      return "Target";
    }
  }

  /** A pool and the number of caller connections that it lives for. */
  private record Shared(ProbePool pool, int users) {}

  /**
   * @param nanoTime a monotonic clock in nanoseconds, {@code System::nanoTime} outside tests
   */
  public TargetDatabases(ConnectionSource source, ProbeLimits limits, LongSupplier nanoTime) {
    this.source = source;
    this.limits = limits;
    this.nanoTime = nanoTime;
    this.watch = new ScheduledThreadPoolExecutor(1, DaemonThreads.named("ask-jdbc-watch"));
    watch.setRemoveOnCancelPolicy(true);
    watch.setKeepAliveTime(5, TimeUnit.SECONDS);
    watch.allowCoreThreadTimeOut(true);
    this.background = new BackgroundWork(nanoTime);
  }

  /**
   * Begins to follow one connection of a caller. Opens nothing.
   *
   * @param url the target's URL, without ours in front
   * @param properties those the caller's connection was opened with, our settings removed
   * @param caller the target's connection; not closed here
   */
  public TargetSession open(
      String url, Properties properties, Connection caller, SessionState session) {
    Properties kept = new Properties();
    kept.putAll(properties);
    CallersTarget target = new CallersTarget(url, kept);
    Probing probing = new Probing(acquire(target), new ProbeRunner(limits, watch), background);
    return new TargetSession(target, caller, session, probing, this);
  }

  long nanoTime() {
    return nanoTime.getAsLong();
  }

  private synchronized ProbePool acquire(CallersTarget target) {
    return pools
        .merge(
            target,
            new Shared(
                new ProbePool(
                    new ReadOnlySource(source, target.url(), target.properties()),
                    limits.connect(),
                    nanoTime),
                1),
            (shared, fresh) -> new Shared(shared.pool(), shared.users() + 1))
        .pool();
  }

  /** One caller connection to a target less. */
  void release(CallersTarget target) {
    unused(target).ifPresent(ProbePool::close);
  }

  private synchronized Optional<ProbePool> unused(CallersTarget target) {
    Shared shared = pools.get(target);
    if (shared == null) {
      return Optional.empty();
    }
    if (shared.users() > 1) {
      pools.put(target, new Shared(shared.pool(), shared.users() - 1));
      return Optional.empty();
    }
    pools.remove(target);
    return Optional.of(shared.pool());
  }

  /** Open pool connections over all targets. */
  synchronized int pooledConnections() {
    return pools.values().stream().mapToInt(shared -> shared.pool().size()).sum();
  }

  /** Closes every pool; sessions still open answer from their caller's connection. */
  @Override
  public void close() {
    List<ProbePool> open = all();
    open.forEach(ProbePool::letGo);
    open.forEach(ProbePool::close);
    watch.shutdown();
    background.close();
  }

  private synchronized List<ProbePool> all() {
    List<ProbePool> open = pools.values().stream().map(Shared::pool).toList();
    pools.clear();
    return open;
  }
}
