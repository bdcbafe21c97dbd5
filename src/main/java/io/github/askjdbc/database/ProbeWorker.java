package io.github.askjdbc.database;

import java.lang.System.Logger;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * One pooled connection and the only thread that calls it, from opening to closing. Ends with the
 * connection: when it is idle, old, broken, or was left behind.
 */
final class ProbeWorker implements Runnable {
  private static final Logger LOG = System.getLogger(ProbeWorker.class.getName());
  private static final Duration IDLE = Duration.ofSeconds(10);
  private static final Duration LIFETIME = Duration.ofSeconds(60);

  /** Used again within this time, a connection is taken to be alive. */
  private static final Duration ALIVE = Duration.ofMillis(500);

  private static final int VALIDATION_SECONDS = 1;

  /** Tells the thread to close its connection. */
  private static final ProbeCall<?> LEAVE = new ProbeCall<>(connection -> null);

  private final ProbePool pool;
  private final ReadOnlySource source;
  private final LongSupplier nanoTime;
  private final BlockingQueue<ProbeCall<?>> calls = new ArrayBlockingQueue<>(1);
  private boolean unsure;

  ProbeWorker(ProbePool pool, ReadOnlySource source, LongSupplier nanoTime) {
    this.pool = pool;
    this.source = source;
    this.nanoTime = nanoTime;
  }

  /** Hands over the next call; the one before has come back. */
  void hand(ProbeCall<?> call) {
    calls.add(call);
  }

  /** Makes an idle worker close its connection. */
  void leave() {
    calls.add(LEAVE);
  }

  @Override
  public void run() {
    Connection opened;
    try {
      opened = source.open();
    } catch (SQLException | RuntimeException | Error failure) {
      pool.refused(this, failure);
      return;
    }
    try (Connection connection = opened) {
      if (pool.connected(this)) {
        serve(connection);
      }
    } catch (SQLException | RuntimeException | Error failure) {
      LOG.log(
          Logger.Level.DEBUG, "a pooled connection does not close: {0}", TargetFailure.of(failure));
    } finally {
      pool.gone(this);
    }
  }

  private void serve(Connection connection) {
    long opened = nanoTime.getAsLong();
    long used = opened;
    while (true) {
      ProbeCall<?> call = next();
      if (call == LEAVE) {
        return;
      }
      boolean good = isAlive(connection, used) ? call.run(connection) : stale(call);
      used = nanoTime.getAsLong();
      unsure = call.unanswered();
      boolean goesOn = pool.back(this, good && used - opened < LIFETIME.toNanos());
      call.deliver();
      if (!goesOn) {
        return;
      }
    }
  }

  private ProbeCall<?> next() {
    while (true) {
      try {
        ProbeCall<?> call = calls.poll(IDLE.toNanos(), TimeUnit.NANOSECONDS);
        if (call != null) {
          return call;
        }
      } catch (InterruptedException nobodyAskedForIt) {
        LOG.log(Logger.Level.DEBUG, "a driver interrupts its caller");
      }
      if (!pool.stays(this)) {
        return LEAVE;
      }
    }
  }

  private boolean isAlive(Connection connection, long used) {
    if (!unsure && nanoTime.getAsLong() - used < ALIVE.toNanos()) {
      return true;
    }
    try {
      return connection.isValid(VALIDATION_SECONDS);
    } catch (SQLException | RuntimeException | AbstractMethodError broken) {
      LOG.log(
          Logger.Level.DEBUG,
          "a pooled connection cannot be validated: {0}",
          TargetFailure.of(broken));
      return false;
    }
  }

  private static boolean stale(ProbeCall<?> call) {
    call.fail(new StaleConnectionException());
    return false;
  }
}
