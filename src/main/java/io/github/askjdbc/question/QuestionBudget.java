package io.github.askjdbc.question;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;

/**
 * The time and the probes that one question may cost, and the switch that stops it.
 *
 * <p>One budget is made for each question and handed through every room. The thread that works on
 * the question spends it; any other thread may {@link #cancel}. A stage that is about to do
 * something long registers how to interrupt it with {@link #interruptible}, or waits for it with
 * {@link #await}.
 */
@SuppressWarnings("try") // a registration only ends something when closed
public final class QuestionBudget {

  /** Ends a registration made with {@link #interruptible}. */
  public interface Registration extends AutoCloseable {
    @Override
    void close();
  }

  private final LongSupplier nanoTime;
  private final AtomicLong deadline;

  /** When whoever asked stops waiting, whatever the question has left; empty for never. */
  private final Optional<AtomicLong> latest;

  private final AtomicInteger probesLeft;
  private final Switch cancelling;

  /**
   * @param nanoTime a monotonic clock in nanoseconds, {@code System::nanoTime} outside tests
   * @param time how long all stages before execution may take together
   * @param probes how many probes may be sent to the database, at least 0
   */
  public QuestionBudget(LongSupplier nanoTime, Duration time, int probes) {
    this(nanoTime, time, Optional.empty(), probes);
  }

  /**
   * @param atMost how long whoever asks waits for everything, {@link #apart} included
   */
  public QuestionBudget(
      LongSupplier nanoTime, Duration time, Optional<Duration> atMost, int probes) {
    this(
        nanoTime,
        new AtomicLong(nanoTime.getAsLong() + time.toNanos()),
        atMost.map(most -> new AtomicLong(nanoTime.getAsLong() + most.toNanos())),
        probes,
        new Switch(new CopyOnWriteArrayList<>(), new AtomicBoolean(), false));
  }

  /**
   * Of work that nobody waits for: it is cancelled where a question needs what it holds. No probe
   * is in it.
   */
  public static QuestionBudget givingWay(LongSupplier nanoTime, Duration time) {
    return new QuestionBudget(
        nanoTime,
        new AtomicLong(nanoTime.getAsLong() + time.toNanos()),
        Optional.empty(),
        0,
        new Switch(new CopyOnWriteArrayList<>(), new AtomicBoolean(), true));
  }

  /**
   * What stops the question.
   *
   * @param running interrupts what is under way
   * @param used whether it was stopped
   * @param givesWay whether any question may use it
   */
  private record Switch(List<Runnable> running, AtomicBoolean used, boolean givesWay) {}

  private QuestionBudget(
      LongSupplier nanoTime,
      AtomicLong deadline,
      Optional<AtomicLong> latest,
      int probes,
      Switch cancelling) {
    this.nanoTime = nanoTime;
    this.deadline = deadline;
    this.latest = latest;
    this.probesLeft = new AtomicInteger(probes);
    this.cancelling = cancelling;
  }

  /**
   * The same question, for work whose result serves later questions too: the same time, stopped by
   * the same switch, with probes of its own. No stage has a share of the time: what one question
   * leaves out for want of time the next would have, and decide otherwise.
   *
   * @param probes at least 0
   */
  public QuestionBudget withProbes(int probes) {
    return new QuestionBudget(nanoTime, deadline, latest, probes, cancelling);
  }

  /**
   * The same question, for work that has a time of its own: as much as is given here, but no more
   * than whoever asked waits for, and stopped by the same switch. No probe is left in it.
   */
  public QuestionBudget withTime(Duration time) {
    AtomicLong until = new AtomicLong(nanoTime.getAsLong() + time.toNanos());
    return new QuestionBudget(nanoTime, until, latest, 0, cancelling);
  }

  /** Waits for something that is nobody's to pay for: all time of the question stands still. */
  public void unpaid(Runnable waiting) {
    long start = nanoTime.getAsLong();
    try {
      waiting.run();
    } finally {
      long waited = nanoTime.getAsLong() - start;
      deadline.addAndGet(waited);
      latest.ifPresent(end -> end.addAndGet(waited));
    }
  }

  /**
   * Does something that has a time of its own: the question's stands still, but not that of whoever
   * asked.
   */
  public void apart(Runnable work) {
    long start = nanoTime.getAsLong();
    try {
      work.run();
    } finally {
      deadline.addAndGet(nanoTime.getAsLong() - start);
    }
  }

  /** Time left, never negative. */
  public Duration remaining() {
    return Duration.ofNanos(Math.max(0, left()));
  }

  /** How long whoever asked still waits, never negative; empty for ever. */
  public Optional<Duration> awaited() {
    return latest.map(end -> Duration.ofNanos(Math.max(0, end.get() - nanoTime.getAsLong())));
  }

  private long left() {
    long now = nanoTime.getAsLong();
    long own = deadline.get() - now;
    return latest.map(end -> Math.min(own, end.get() - now)).orElse(own);
  }

  /**
   * Called between steps of work.
   *
   * @throws QuestionCancelledException if another thread cancelled the question
   * @throws BudgetExhaustedException if the time is used up
   */
  public void check() {
    if (cancelling.used().get()) {
      throw new QuestionCancelledException();
    }
    if (left() <= 0) {
      throw new BudgetExhaustedException("time");
    }
  }

  /**
   * Takes one probe off the budget, if there is one left.
   *
   * @return whether the probe may be sent
   */
  public boolean takeProbe() {
    check();
    return probesLeft.getAndUpdate(left -> Math.max(0, left - 1)) > 0;
  }

  /** Stops the question from any thread: what runs is interrupted, the next check throws. */
  public void cancel() {
    cancelling.used().set(true);
    cancelling.running().forEach(Runnable::run);
  }

  public boolean isCancelled() {
    return cancelling.used().get();
  }

  /** Whether it is to be cancelled by whoever waits for what it holds. */
  public boolean givesWay() {
    return cancelling.givesWay();
  }

  /**
   * Registers how to stop what runs until the registration is closed.
   *
   * @param interrupt must return soon and not throw
   */
  public Registration interruptible(Runnable interrupt) {
    cancelling.running().add(interrupt);
    if (cancelling.used().get()) {
      interrupt.run();
    }
    return () -> cancelling.running().remove(interrupt);
  }

  /**
   * Waits for what another thread does, until it has ended, the question is cancelled, or its time
   * or the limit is over. An interrupt of the waiting thread cancels the question.
   *
   * @return whether it has ended, well or not
   */
  @SuppressWarnings("try") // the registration only ends when closed
  public boolean await(CompletableFuture<?> work, Duration limit) {
    CompletableFuture<Boolean> woken = new CompletableFuture<>();
    CompletableFuture<Boolean> unused =
        work.handle((result, failure) -> woken.complete(Boolean.TRUE));
    try (Registration registration = interruptible(() -> woken.complete(Boolean.FALSE))) {
      Duration left = remaining();
      long nanos = (left.compareTo(limit) < 0 ? left : limit).toNanos();
      woken.get(nanos, TimeUnit.NANOSECONDS);
    } catch (TimeoutException late) {
      return work.isDone();
    } catch (ExecutionException impossible) {
      throw new IllegalStateException("it is never completed so", impossible);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      cancel();
    }
    return work.isDone();
  }
}
