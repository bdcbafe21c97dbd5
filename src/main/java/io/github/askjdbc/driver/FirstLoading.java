package io.github.askjdbc.driver;

import io.github.askjdbc.question.QuestionBudget;
import io.github.askjdbc.question.QuestionCancelledException;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Loads what the first question needs, once for all connections: by a thread of its own and of the
 * lowest priority, so that whoever only runs SQL is not held up. No question pays for it.
 */
final class FirstLoading {

  /** The thread ends with the work, and keeps nothing alive after that. */
  private static final class Begun {
    private final CompletableFuture<Void> done = new CompletableFuture<>();
    private final Thread thread;

    @SuppressWarnings("ThreadPriorityCheck") // a courtesy; nothing is wrong without it
    Begun(Runnable work) {
      this.thread = new Thread(() -> run(work), "ask-jdbc-models");
      thread.setDaemon(true);
      thread.setPriority(Thread.MIN_PRIORITY);
    }

    /** What cannot be loaded is the question's to tell, which tries it again. */
    private void run(Runnable work) {
      try {
        work.run();
      } finally {
        done.complete(null);
      }
    }
  }

  private final AtomicReference<Optional<Begun>> begun = new AtomicReference<>(Optional.empty());

  /** Begins, unless it has begun. */
  void begin(Runnable work) {
    if (begun.get().isPresent()) {
      return;
    }
    Optional<Begun> fresh = Optional.of(new Begun(work));
    if (begun.compareAndSet(Optional.empty(), fresh)) {
      fresh.get().thread.start();
    }
  }

  /**
   * Waits until what was begun is done, without charge to the question.
   *
   * @throws QuestionCancelledException if the question is cancelled meanwhile
   */
  void await(QuestionBudget budget) {
    begun
        .get()
        .filter(loading -> !loading.done.isDone())
        .ifPresent(loading -> wait(loading, budget));
  }

  @SuppressWarnings({"ThreadPriorityCheck", "try"}) // the registration only ends when closed
  private static void wait(Begun loading, QuestionBudget budget) {
    loading.thread.setPriority(Thread.NORM_PRIORITY);
    CompletableFuture<Void> cancelled = new CompletableFuture<>();
    CompletableFuture<Object> either = CompletableFuture.anyOf(loading.done, cancelled);
    try (QuestionBudget.Registration registration =
        budget.interruptible(() -> cancelled.complete(null))) {
      budget.unpaid(either::join);
    }
    if (budget.isCancelled()) {
      throw new QuestionCancelledException();
    }
  }
}
