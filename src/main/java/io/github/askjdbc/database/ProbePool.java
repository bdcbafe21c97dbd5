package io.github.askjdbc.database;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongSupplier;

/**
 * At most two read-only connections to one target, made when first needed, none kept when idle.
 *
 * <p>A target that cannot be connected to is not tried again for a while, so that a question loses
 * its waiting time once.
 */
final class ProbePool implements AutoCloseable {
  private static final int SIZE = 2;
  private static final Duration IDLE = Duration.ofSeconds(10);
  private static final Duration LIFETIME = Duration.ofSeconds(60);
  private static final Duration PAUSE = Duration.ofSeconds(60);

  private final ReadOnlySource source;
  private final Duration wait;
  private final LongSupplier nanoTime;
  private Optional<HikariDataSource> connections = Optional.empty();
  private Optional<Long> failedAt = Optional.empty();
  private final Set<Runnable> stoppedByClosing = new HashSet<>();
  private boolean closed;

  ProbePool(ReadOnlySource source, Duration wait, LongSupplier nanoTime) {
    this.source = source;
    this.wait = wait;
    this.nanoTime = nanoTime;
  }

  /**
   * @throws PoolUnavailableException if none is to be had in time
   */
  Connection connection() throws PoolUnavailableException {
    HikariDataSource pool = pool();
    try {
      return pool.getConnection();
    } catch (SQLException failure) {
      if (pool.getHikariPoolMXBean() == null
          || pool.getHikariPoolMXBean().getTotalConnections() == 0) {
        rest();
      }
      throw new PoolUnavailableException(
          "the target gives no pooled connection: " + TargetFailure.of(failure));
    }
  }

  synchronized boolean isClosed() {
    return closed;
  }

  private synchronized HikariDataSource pool() throws PoolUnavailableException {
    if (closed) {
      throw new PoolUnavailableException("the pool is closed");
    }
    if (failedAt.isPresent() && nanoTime.getAsLong() - failedAt.orElseThrow() < PAUSE.toNanos()) {
      throw new PoolUnavailableException("the target could not be connected to a moment ago");
    }
    failedAt = Optional.empty();
    if (connections.isEmpty()) {
      connections = Optional.of(new HikariDataSource(config()));
    }
    return connections.orElseThrow();
  }

  private synchronized void rest() {
    failedAt = Optional.of(nanoTime.getAsLong());
  }

  /** Open connections, in use or not. */
  synchronized int size() {
    return connections
        .filter(pool -> !pool.isClosed())
        .map(pool -> pool.getHikariPoolMXBean())
        .map(pool -> pool.getTotalConnections())
        .orElse(0);
  }

  /** Runs something when the pool is closed; false if it is closed already. */
  synchronized boolean onClose(Runnable stop) {
    return !closed && stoppedByClosing.add(stop);
  }

  synchronized void forget(Runnable stop) {
    stoppedByClosing.remove(stop);
  }

  @Override
  public synchronized void close() {
    closed = true;
    stoppedByClosing.forEach(Runnable::run);
    stoppedByClosing.clear();
    connections.ifPresent(HikariDataSource::close);
    connections = Optional.empty();
  }

  private HikariConfig config() {
    HikariConfig config = new HikariConfig();
    config.setDataSource(source);
    config.setReadOnly(true);
    config.setPoolName("ask-jdbc-probes");
    config.setMaximumPoolSize(SIZE);
    config.setMinimumIdle(0);
    config.setIdleTimeout(IDLE.toMillis());
    config.setMaxLifetime(LIFETIME.toMillis());
    config.setConnectionTimeout(wait.toMillis());
    config.setValidationTimeout(Math.min(wait.toMillis(), 1_000));
    config.setInitializationFailTimeout(-1);
    config.setThreadFactory(DaemonThreads.named("ask-jdbc-pool"));
    return config;
  }
}
