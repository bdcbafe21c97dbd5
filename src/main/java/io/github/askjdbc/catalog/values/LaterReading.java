package io.github.askjdbc.catalog.values;

import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.question.QuestionBudget;
import java.time.Duration;
import java.util.List;

/** Reads on between questions until everything is read, or the limits of time are met. */
final class LaterReading {

  /** Runs a step of a table while no other thread reads it. */
  @FunctionalInterface
  interface InTurn {
    void run(TableReading reading, QuestionBudget budget, DatabaseValues.Step step);
  }

  private static final Duration BETWEEN_REFRESHES = Duration.ofSeconds(5);

  private final List<TableReading> readings;
  private final ValueLimits limits;
  private final InTurn inTurn;
  private final Runnable refresh;

  LaterReading(List<TableReading> readings, ValueLimits limits, InTurn inTurn, Runnable refresh) {
    this.readings = readings;
    this.limits = limits;
    this.inTurn = inTurn;
    this.refresh = refresh;
  }

  /**
   * @param budget its remaining time is the clock; cancelled when the database is closed
   */
  void run(ReadOnlyDatabase database, QuestionBudget budget) {
    Duration end = budget.remaining().minus(limits.time());
    Duration refreshed = budget.remaining();
    for (TableReading reading : readings) {
      Duration tableEnd = later(end, budget.remaining().minus(reading.time()));
      while (!reading.finished()) {
        budget.check();
        if (budget.remaining().compareTo(tableEnd) <= 0) {
          inTurn.run(reading, budget, reading::stop);
          break;
        }
        inTurn.run(reading, budget, () -> reading.proceed(database, budget));
        if (refreshed.minus(budget.remaining()).compareTo(BETWEEN_REFRESHES) > 0) {
          refresh.run();
          refreshed = budget.remaining();
        }
      }
    }
    refresh.run();
  }

  /** Of two ends, as time that remains, the one that comes first. */
  private static Duration later(Duration a, Duration b) {
    return a.compareTo(b) >= 0 ? a : b;
  }
}
