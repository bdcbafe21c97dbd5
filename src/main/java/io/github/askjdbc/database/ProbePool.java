package io.github.askjdbc.database;

import io.github.askjdbc.question.BudgetExhaustedException;
import io.github.askjdbc.question.QuestionBudget;
import io.github.askjdbc.question.QuestionCancelledException;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
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
final class ProbePool implements ProbeWorker.Pool, AutoCloseable {
  static final int MOST_LEFT_BEHIND = 4;
  private static final int SIZE = 2;
  private static final Duration PAUSE = Duration.ofSeconds(60);

  /** What a target that was told to stop may take before its call is left behind. */
  private static final Duration GRACE = Duration.ofMillis(250);

  private static final Duration UNBOUNDED = Duration.ofDays(1);

  private final ReadOnlySource source;
  private final Duration wait;
  private final LongSupplier nanoTime;
  private final ThreadFactory threads = DaemonThreads.named("ask-jdbc-probe");
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();

  // guarded by the lock, as what follows
  private final Deque<ProbeWorker> idle = new ArrayDeque<>();
  private final Set<ProbeWorker> busy = new HashSet<>();
  private final Set<ProbeWorker> leftBehind = new HashSet<>();
  private final Set<ProbeWorker> closing = new HashSet<>();

  /** With the time since when. */
  private final Map<ProbeWorker, Long> connecting = new HashMap<>();

  private final Set<Runnable> stoppedByClosing = new HashSet<>();
  private Optional<Refusal> refusal = Optional.empty();
  private boolean closed;

  /** Why and when the target could not be connected to. */
  private record Refusal(String reason, long nanoTime) {}

  /**
   * @param wait how long connecting may take before the pool counts as unavailable
   */
  ProbePool(ReadOnlySource source, Duration wait, LongSupplier nanoTime) {
    this.source = source;
    this.wait = wait;
    this.nanoTime = nanoTime;
  }

  /**
   * Uses a connection within the question's time.
   *
   * @throws PoolUnavailableException if the target refuses to be connected to
   * @throws BudgetExhaustedException if the time ran out, or too many calls are left behind
   * @throws QuestionCancelledException if the question was cancelled
   */
  <T> T call(QuestionBudget budget, ProbeCall.Use<T> use) throws SQLException {
    return call(budget, UNBOUNDED, use);
  }

  /**
   * The same for a use that ends by itself before the limit, if the target lets it.
   *
   * @throws LeftBehindException if it did not, and the question has time left
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
      if (!ends(call.ended(), budget, limit) && leaveBehind(worker, call.ended())) {
        budget.check();
        throw new LeftBehindException();
      }
      try {
        return outcome(call.ended());
      } catch (StaleConnectionException stale) {
        budget.check();
      }
    }
  }

  /**
   * Throws if no call may be made at all.
   *
   * @throws BudgetExhaustedException if too many calls are left behind
   */
  void throwIfBlocked() {
    if (locked(() -> leftBehind.size() + closing.size() >= MOST_LEFT_BEHIND)) {
      throw new BudgetExhaustedException(MOST_LEFT_BEHIND);
    }
  }

  /** Whether a call would not be refused, as far as is known. */
  boolean isAvailable() {
    return locked(
        () ->
            !closed
                && (!idle.isEmpty()
                    || !busy.isEmpty()
                    || (connecting.isEmpty()
                        ? !isResting()
                        : connecting.values().stream().anyMatch(since -> !isOver(since, wait)))));
  }

  private boolean isResting() {
    return refusal.isPresent() && !isOver(refusal.get().nanoTime(), PAUSE);
  }

  private boolean isOver(long since, Duration time) {
    return nanoTime.getAsLong() - since >= time.toNanos();
  }

  /**
   * Waits for a worker that is idle.
   *
   * @param connect how long, if none is in use
   */
  @SuppressWarnings("try") // the registration only ends when closed
  private ProbeWorker take(QuestionBudget budget, Duration connect)
      throws PoolUnavailableException {
    try (QuestionBudget.Registration registration = budget.interruptible(this::wake)) {
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

  private void wake() {
    locked(
        () -> {
          changed.signalAll();
          return true;
        });
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
      if (busy.size() + connecting.size() < SIZE && !isResting()) {
        ProbeWorker fresh = new ProbeWorker(this, source, nanoTime);
        connecting.put(fresh, nanoTime.getAsLong());
        threads.newThread(fresh).start();
      }
    }
    if (busy.isEmpty() && connecting.isEmpty() && refusal.isPresent()) {
      throw new PoolUnavailableException(
          "the target gives no pooled connection: " + refusal.get().reason());
    }
    return Optional.empty();
  }

  /**
   * @param ended what was waited for in vain
   * @return false if it ended meanwhile
   */
  private boolean leaveBehind(ProbeWorker worker, CompletableFuture<?> ended) {
    return locked(() -> !ended.isDone() && busy.remove(worker) && leftBehind.add(worker));
  }

  /** A moment longer than the question's time, for a target that takes notice of its end. */
  private static boolean ends(CompletableFuture<?> future, QuestionBudget budget, Duration limit) {
    if (budget.await(future, limit)) {
      return true;
    }
    try {
      future.get(GRACE.toNanos(), TimeUnit.NANOSECONDS);
      return true;
    } catch (ExecutionException failed) {
      return true;
    } catch (TimeoutException late) {
      return false;
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  private static <T> T outcome(CompletableFuture<T> ended) throws SQLException {
    try {
      return ended.join();
    } catch (CompletionException failure) {
      if (failure.getCause() instanceof SQLException e) {
        throw e;
      }
      if (failure.getCause() instanceof Error e) {
        throw e;
      }
      throw (RuntimeException) failure.getCause();
    }
  }

  @Override
  public boolean connected(ProbeWorker worker) {
    return locked(
        () -> {
          connecting.remove(worker);
          refusal = Optional.empty();
          return keep(worker, true);
        });
  }

  @Override
  public void refused(ProbeWorker worker, Throwable failure) {
    locked(
        () -> {
          connecting.remove(worker);
          refusal =
              Optional.of(new Refusal(TargetFailure.of(failure).toString(), nanoTime.getAsLong()));
          changed.signalAll();
          return true;
        });
  }

  @Override
  public boolean back(ProbeWorker worker, boolean usable) {
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

  @Override
  public boolean stays(ProbeWorker worker) {
    return locked(() -> !idle.remove(worker) || !closing.add(worker));
  }

  @Override
  public void gone(ProbeWorker worker) {
    locked(
        () -> {
          leftBehind.remove(worker);
          closing.remove(worker);
          changed.signalAll();
          return true;
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
    boolean unused = locked(() -> stoppedByClosing.remove(stop));
  }

  /** Tells every connection's thread to close it. */
  void letGo() {
    List<Runnable> stops =
        locked(
            () -> {
              closed = true;
              idle.forEach(ProbeWorker::leave);
              closing.addAll(idle);
              idle.clear();
              changed.signalAll();
              List<Runnable> all = List.copyOf(stoppedByClosing);
              stoppedByClosing.clear();
              return all;
            });
    stops.forEach(Runnable::run);
  }

  /** Lets go, and waits a moment for the connections that close as they should. */
  @Override
  public void close() {
    letGo();
    lock.lock();
    try {
      long left = GRACE.toNanos();
      while (left > 0 && !(busy.isEmpty() && closing.isEmpty())) {
        left = changed.awaitNanos(left);
      }
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
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
