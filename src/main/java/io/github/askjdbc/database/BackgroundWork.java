package io.github.askjdbc.database;

import io.github.askjdbc.question.BudgetExhaustedException;
import io.github.askjdbc.question.QuestionBudget;
import io.github.askjdbc.question.QuestionCancelledException;
import java.lang.System.Logger;
import java.time.Duration;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/** Work between questions, for all targets of one driver: one thread of the lowest priority. */
final class BackgroundWork implements AutoCloseable {
  private static final Logger LOG = System.getLogger(BackgroundWork.class.getName());
  private static final Duration LONGEST = Duration.ofDays(1);
  private static final int MOST_WAITING = 100;

  private final LongSupplier nanoTime;
  private final ThreadPoolExecutor thread;

  @SuppressWarnings("ThreadPriorityCheck") // a courtesy; nothing is wrong without it
  BackgroundWork(LongSupplier nanoTime) {
    this.nanoTime = nanoTime;
    this.thread =
        new ThreadPoolExecutor(
            1,
            1,
            5,
            TimeUnit.SECONDS,
            new LinkedBlockingQueue<>(MOST_WAITING),
            task -> {
              Thread made = DaemonThreads.named("ask-jdbc-background").newThread(task);
              made.setPriority(Thread.MIN_PRIORITY);
              return made;
            });
    thread.allowCoreThreadTimeOut(true);
  }

  /** Queues the work; false if it will never run. */
  boolean submit(ProbePool pool, ReadOnlyDatabase database, ReadOnlyDatabase.LaterWork work) {
    QuestionBudget budget = new QuestionBudget(nanoTime, LONGEST, Integer.MAX_VALUE);
    Runnable interrupt = budget::cancel;
    if (!pool.onClose(interrupt)) {
      return false;
    }
    try {
      thread.execute(
          () -> {
            try {
              run(work, database, budget);
            } finally {
              pool.forget(interrupt);
            }
          });
      return true;
    } catch (RejectedExecutionException closed) {
      LOG.log(Logger.Level.DEBUG, "work between questions is not taken any more");
      pool.forget(interrupt);
      return false;
    }
  }

  /** The work's own failures leave questions as they were; they may hold values. */
  private static void run(
      ReadOnlyDatabase.LaterWork work, ReadOnlyDatabase database, QuestionBudget budget) {
    try {
      work.run(database, budget);
    } catch (QuestionCancelledException | BudgetExhaustedException stopped) {
      LOG.log(Logger.Level.DEBUG, "work between questions was stopped");
    } catch (RuntimeException failure) {
      LOG.log(
          Logger.Level.WARNING,
          "work between questions failed: " + failure.getClass().getSimpleName());
    }
  }

  @Override
  public void close() {
    thread.shutdownNow();
  }
}
