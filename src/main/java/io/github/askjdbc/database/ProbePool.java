package io.github.askjdbc.database;

import io.github.askjdbc.question.BudgetExhaustedException;
import io.github.askjdbc.question.QuestionBudget;
import io.github.askjdbc.question.QuestionCancelledException;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * At most two read-only connections to one target, made when first needed, none kept when idle.
 *
 * <p>Each is called by a thread of its own alone, so that a call which takes no notice of being
 * cancelled can be left behind: who waited for it goes on, and the connection is closed when it
 * comes back. Of connections that are in use, left behind or closing there are four at the most; no
 * call is made while none of these four is in use.
 *
 * <p>A target that cannot be connected to is not tried again for a while, so that a question loses
 * its waiting time once.
 */
@SuppressWarnings("try") // a registration only ends something when closed
final class ProbePool implements AutoCloseable {
  static final int MOST_LEFT_BEHIND = 4;
  static final Duration UNBOUNDED = Duration.ofDays(1);
  private static final int SIZE = 2;

  private final Duration wait;
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();

  // guarded by the lock, as what follows
  private final Deque<ProbeWorker> idle = new ArrayDeque<>();
  private final Set<ProbeWorker> busy = new HashSet<>();
  private final Set<ProbeWorker> leftBehind = new HashSet<>();
  private final Set<ProbeWorker> closing = new HashSet<>();
  private final ConnectionAttempts connecting;
  private final Set<Runnable> stoppedByClosing = new HashSet<>();
  private boolean closed;

  /**
   * @param wait how long connecting may take before the pool counts as unavailable
   */
  ProbePool(ReadOnlySource source, Duration wait, LongSupplier nanoTime) {
    this.wait = wait;
    this.connecting = new ConnectionAttempts(source, nanoTime);
  }

  /**
   * Uses a connection within the question's time.
   *
   * @param limit within which the use ends by itself, if the target lets it; or {@link #UNBOUNDED}
   * @throws PoolUnavailableException if the target refuses to be connected to
   * @throws LeftBehindException if it did not end by then, and the question has time left
   * @throws BudgetExhaustedException if the time ran out, or too many calls are left behind
   * @throws QuestionCancelledException if the question was cancelled
   */
  <T> T call(QuestionBudget budget, Duration limit, ProbeCall.Use<T> use) throws SQLException {
    return call(budget, UNBOUNDED, limit, use);
  }

  /**
   * The same, where another connection could serve instead.
   *
   * @throws PoolUnavailableException if the target does not let itself be connected to in time too
   */
  <T> T callSoon(QuestionBudget budget, ProbeCall.Use<T> use) throws SQLException {
    return call(budget, wait, UNBOUNDED, use);
  }

  private <T> T call(QuestionBudget budget, Duration connect, Duration limit, ProbeCall.Use<T> use)
      throws SQLException {
    while (true) {
      ProbeWorker worker = take(budget, connect);
      ProbeCall<T> call = new ProbeCall<>(use);
      worker.hand(call);
      if (!call.ends(budget, limit) && leaveBehind(worker, call)) {
        budget.check();
        throw new LeftBehindException();
      }
      try {
        return call.outcome();
      } catch (StaleConnectionException stale) {
        budget.check();
      }
    }
  }

  /** Throws {@link BudgetExhaustedException} if too many calls are left behind to make another. */
  void throwIfBlocked() {
    if (locked(() -> leftBehind.size() + closing.size() >= MOST_LEFT_BEHIND)) {
      throw new BudgetExhaustedException(MOST_LEFT_BEHIND);
    }
  }

  /** Whether a call would not be refused, as far as is known. */
  boolean isAvailable() {
    return locked(
        () -> !closed && (!idle.isEmpty() || !busy.isEmpty() || connecting.mayConnect(wait)));
  }

  /**
   * Waits for a worker that is idle.
   *
   * @param connect how long, if none is in use
   */
  private ProbeWorker take(QuestionBudget budget, Duration connect)
      throws PoolUnavailableException {
    try (QuestionBudget.Registration registration = budget.interruptible(() -> change(() -> {}))) {
      lock.lock();
      try {
        long left = connect.toNanos();
        while (true) {
          budget.check();
          throwIfBlocked();
          Optional<ProbeWorker> free = free();
          if (free.isPresent()) {
            busy.add(free.get());
            return free.get();
          }
          if (busy.isEmpty() && left <= 0) {
            throw new PoolUnavailableException("the target gives no pooled connection in time");
          }
          long most = budget.remaining().toNanos();
          long waited = busy.isEmpty() ? Math.min(left, most) : most;
          left -= waited - changed.awaitNanos(waited);
        }
      } catch (InterruptedException interrupted) {
        Thread.currentThread().interrupt();
        throw new QuestionCancelledException();
      } finally {
        lock.unlock();
      }
    }
  }

  /** Empty if one has to be waited for. */
  private Optional<ProbeWorker> free() throws PoolUnavailableException {
    if (closed) {
      throw new PoolUnavailableException("the pool is closed");
    }
    if (busy.size() + leftBehind.size() + closing.size() < MOST_LEFT_BEHIND) {
      if (!idle.isEmpty()) {
        return Optional.of(idle.pop());
      }
      if (busy.size() + connecting.size() < SIZE && !connecting.isResting()) {
        connecting.begin(this);
      }
    }
    Optional<String> refusal = connecting.refusal();
    if (busy.isEmpty() && refusal.isPresent()) {
      throw new PoolUnavailableException("the target gives no pooled connection: " + refusal.get());
    }
    return Optional.empty();
  }

  /**
   * @param call what was waited for in vain
   * @return false if it ended meanwhile
   */
  private boolean leaveBehind(ProbeWorker worker, ProbeCall<?> call) {
    return locked(() -> !call.isDone() && busy.remove(worker) && leftBehind.add(worker));
  }

  /**
   * There is a connection.
   *
   * @return whether it is wanted
   */
  boolean connected(ProbeWorker worker) {
    return locked(
        () -> {
          connecting.succeeded(worker);
          return keep(worker, true);
        });
  }

  /** There is none, and the worker ends. */
  void refused(ProbeWorker worker, Throwable failure) {
    change(() -> connecting.failed(worker, failure));
  }

  /**
   * A call has ended.
   *
   * @param usable whether the connection could serve another
   * @return whether the worker goes on
   */
  boolean back(ProbeWorker worker, boolean usable) {
    return locked(() -> busy.remove(worker) && keep(worker, usable));
  }

  private boolean keep(ProbeWorker worker, boolean usable) {
    boolean kept = usable && !closed;
    if (kept) {
      idle.push(worker);
    } else {
      closing.add(worker);
    }
    changed.signalAll();
    return kept;
  }

  /**
   * Nothing came for a while.
   *
   * @return whether the worker goes on, since something is about to come
   */
  boolean stays(ProbeWorker worker) {
    return locked(() -> !idle.remove(worker) || !closing.add(worker));
  }

  /** The connection is closed, or did not close as it should. */
  void gone(ProbeWorker worker) {
    change(
        () -> {
          leftBehind.remove(worker);
          closing.remove(worker);
        });
  }

  /** Open connections, in use or not. */
  int size() {
    return locked(() -> idle.size() + busy.size());
  }

  /** Runs something when the pool is closed; false if it is closed already. */
  boolean onClose(Runnable stop) {
    return locked(() -> !closed && stoppedByClosing.add(stop));
  }

  void forget(Runnable stop) {
    change(() -> stoppedByClosing.remove(stop));
  }

  /** Tells every connection's thread to close it. */
  void letGo() {
    List<Runnable> stops = new ArrayList<>();
    change(
        () -> {
          closed = true;
          idle.forEach(ProbeWorker::leave);
          closing.addAll(idle);
          idle.clear();
          stops.addAll(stoppedByClosing);
          stoppedByClosing.clear();
        });
    stops.forEach(Runnable::run);
  }

  /** Lets go, and waits a moment for the connections that close as they should. */
  @Override
  public void close() {
    letGo();
    lock.lock();
    try {
      long left = ProbeCall.GRACE.toNanos();
      while (left > 0 && !(busy.isEmpty() && closing.isEmpty())) {
        left = changed.awaitNanos(left);
      }
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    } finally {
      lock.unlock();
    }
  }

  /** Does what others may wait for. */
  private void change(Runnable work) {
    lock.lock();
    try {
      work.run();
      changed.signalAll();
    } finally {
      lock.unlock();
    }
  }

  private <R> R locked(Supplier<R> work) {
    lock.lock();
    try {
      return work.get();
    } finally {
      lock.unlock();
    }
  }
}
