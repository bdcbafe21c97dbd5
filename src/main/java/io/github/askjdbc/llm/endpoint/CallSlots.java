package io.github.askjdbc.llm.endpoint;

import io.github.askjdbc.question.QuestionBudget;
import io.github.askjdbc.question.QuestionCancelledException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/** Bounds the calls of one endpoint that run at once. */
final class CallSlots {

  private final List<CompletableFuture<Void>> waiting = new ArrayList<>();
  private int running;

  /**
   * Waits for a slot, which {@link #release} gives back.
   *
   * @param most calls at once, as the caller's settings have it
   * @throws EndpointFailure if the time is over before
   * @throws QuestionCancelledException if the question is cancelled before
   */
  void acquire(int most, QuestionBudget budget) {
    while (true) {
      CompletableFuture<Void> freed = new CompletableFuture<>();
      synchronized (this) {
        if (running < most) {
          running++;
          return;
        }
        waiting.add(freed);
      }
      boolean woken = budget.await(freed, budget.remaining());
      if (!woken) {
        synchronized (this) {
          waiting.removeIf(one -> one == freed);
        }
        if (budget.isCancelled()) {
          throw new QuestionCancelledException();
        }
        throw new EndpointFailure(
            EndpointFailure.Kind.UNSENT,
            "has had as many calls under way as ask.model.parallel allows, for all the time that the"
                + " question had");
      }
    }
  }

  /** Whether a call is under way. */
  synchronized boolean isUsed() {
    return running > 0;
  }

  void release() {
    List<CompletableFuture<Void>> woken;
    synchronized (this) {
      running--;
      woken = List.copyOf(waiting);
      waiting.clear();
    }
    woken.forEach(freed -> freed.complete(null));
  }
}
