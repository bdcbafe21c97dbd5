package io.github.askjdbc.catalog;

import io.github.askjdbc.question.QuestionBudget;
import io.github.askjdbc.question.QuestionCancelledException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

/** Lets one thread at a time work on what questions share; a question waits within its time. */
public final class Turn {
  private static final long LOOK_MILLIS = 50;

  private final ReentrantLock lock = new ReentrantLock(true);

  /**
   * Works while no other does.
   *
   * @throws io.github.askjdbc.question.BudgetExhaustedException if the time runs out before
   * @throws QuestionCancelledException if the question is cancelled before
   */
  public void take(QuestionBudget budget, Runnable work) {
    await(budget);
    try {
      work.run();
    } finally {
      lock.unlock();
    }
  }

  private void await(QuestionBudget budget) {
    try {
      while (!lock.tryLock(LOOK_MILLIS, TimeUnit.MILLISECONDS)) {
        budget.check();
      }
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new QuestionCancelledException();
    }
  }
}
