package io.github.askjdbc.llm;

import io.github.askjdbc.question.QuestionBudget;
import io.github.askjdbc.question.QuestionCancelledException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/**
 * Bounds the calls of one model that run at once. Those of a budget that {@link
 * QuestionBudget#givesWay gives way} are given up as soon as another question finds no slot.
 */
public final class CallSlots {

  /** Of a call for which no slot came free; goes on after the model's name. */
  public static final String TAKEN =
      "has had as many calls under way as ask.model.parallel allows, for all the time that the"
          + " question had";

  private final List<CompletableFuture<Void>> waiting = new ArrayList<>();
  private final List<QuestionBudget> givingWay = new ArrayList<>();
  private int running;

  /**
   * Waits for a slot, which {@link #release} gives back.
   *
   * @param most calls at once, as the caller's settings have it
   * @return whether there was one before the time was over
   * @throws QuestionCancelledException if the question is cancelled before
   */
  public boolean acquire(int most, QuestionBudget budget) {
    while (true) {
      CompletableFuture<Void> freed = new CompletableFuture<>();
      List<QuestionBudget> inTheWay;
      synchronized (this) {
        if (running < most) {
          take(budget);
          return true;
        }
        waiting.add(freed);
        inTheWay = budget.givesWay() ? List.of() : List.copyOf(givingWay);
      }
      inTheWay.forEach(QuestionBudget::cancel);
      boolean woken = budget.await(freed, budget.remaining());
      if (!woken) {
        synchronized (this) {
          waiting.removeIf(one -> one == freed);
        }
        if (budget.isCancelled()) {
          throw new QuestionCancelledException();
        }
        return false;
      }
    }
  }

  private void take(QuestionBudget budget) {
    running++;
    if (budget.givesWay()) {
      givingWay.add(budget);
    }
  }

  /** Whether a call is under way. */
  public synchronized boolean isUsed() {
    return running > 0;
  }

  /**
   * @param budget of the call that is over
   */
  public void release(QuestionBudget budget) {
    List<CompletableFuture<Void>> woken;
    synchronized (this) {
      running--;
      givingWay.removeIf(one -> one == budget);
      woken = List.copyOf(waiting);
      waiting.clear();
    }
    woken.forEach(freed -> freed.complete(null));
  }
}
