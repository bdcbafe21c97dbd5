package io.github.askjdbc.catalog.values;

import io.github.askjdbc.catalog.Turn;
import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.question.BudgetExhaustedException;
import io.github.askjdbc.question.QuestionBudget;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.System.Logger;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;

/**
 * Reads the texts of all tables, one after the other: the same steps in the same order, by whoever
 * has the turn, so that every reading of the same rows comes to the same end.
 */
final class WholeReading {
  private static final Logger LOG = System.getLogger(WholeReading.class.getName());

  private final Deque<TableReading> left;
  private final Runnable end;
  private final Turn turn = new Turn();
  private volatile boolean finished;

  /**
   * @param end runs once, with the last step
   */
  WholeReading(Collection<TableReading> tables, Runnable end) {
    this.left = new ArrayDeque<>(tables);
    this.end = end;
  }

  boolean finished() {
    return finished;
  }

  /**
   * Reads to the end.
   *
   * @throws BudgetExhaustedException if time ran out before; what was read stays
   */
  void read(ReadOnlyDatabase database, QuestionBudget budget) {
    while (!finished) {
      budget.check();
      turn.take(budget, () -> step(database, budget));
    }
  }

  /**
   * Reads to the end without a question that waits. A table of which the target does not bring one
   * step in the longest time that a query may take is left as it is.
   */
  void readLater(ReadOnlyDatabase database, QuestionBudget budget) {
    while (!finished) {
      budget.check();
      turn.take(budget, () -> stepOrStop(database, budget));
    }
  }

  private void stepOrStop(ReadOnlyDatabase database, QuestionBudget budget) {
    try {
      step(database, budget);
    } catch (BudgetExhaustedException tooLong) {
      TableReading table = left.element();
      LOG.log(
          Logger.Level.WARNING,
          "the values of {0} take too long to be read; questions do without them",
          table.table().name());
      table.stop();
    }
  }

  private void step(ReadOnlyDatabase database, QuestionBudget budget) {
    while (!left.isEmpty() && left.element().finished()) {
      left.remove();
    }
    if (!left.isEmpty()) {
      proceed(left.element(), database, budget);
    } else if (!finished) {
      end.run();
      finished = true;
    }
  }

  private static void proceed(
      TableReading table, ReadOnlyDatabase database, QuestionBudget budget) {
    try {
      table.proceed(database, budget);
    } catch (IOException failure) {
      throw new UncheckedIOException("the index of values cannot be written", failure);
    }
  }
}
