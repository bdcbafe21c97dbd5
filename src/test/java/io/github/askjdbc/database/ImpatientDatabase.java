package io.github.askjdbc.database;

import io.github.askjdbc.question.BudgetExhaustedException;
import io.github.askjdbc.question.QuestionBudget;
import java.util.concurrent.atomic.AtomicInteger;

/** A database on which some queries run out of time, as on a busy machine; counted, not timed. */
public final class ImpatientDatabase extends ForwardingDatabase {
  private static final int MOST_CUTS = 10_000;

  private final int every;
  private final int first;
  private final AtomicInteger queries = new AtomicInteger();

  /**
   * @param every how many queries run until one does not
   */
  public ImpatientDatabase(ReadOnlyDatabase database, int every) {
    this(database, 0, every);
  }

  private ImpatientDatabase(ReadOnlyDatabase database, int first, int every) {
    super(database);
    this.first = first;
    this.every = every;
  }

  /**
   * @param query the only one that runs out of time, counted from 1
   */
  public static ImpatientDatabase at(ReadOnlyDatabase database, int query) {
    return new ImpatientDatabase(database, query, Integer.MAX_VALUE);
  }

  /** How many queries came. */
  public int queries() {
    return queries.get();
  }

  /** Repeats something until it is not cut short, and tells how often it was. */
  public int again(Runnable work) {
    int cuts = 0;
    while (cuts < MOST_CUTS) {
      try {
        work.run();
        break;
      } catch (BudgetExhaustedException outOfTime) {
        cuts++;
      }
    }
    return cuts;
  }

  @Override
  public ProbeOutcome query(ProbeQuery query, QuestionBudget budget) {
    int number = queries.incrementAndGet();
    if (number == first || number % every == 0) {
      throw new BudgetExhaustedException("time");
    }
    return super.query(query, budget);
  }

  @Override
  public ReadOnlyDatabase asCaller() {
    return this;
  }

  /** Nothing runs uncounted. */
  @Override
  public boolean later(LaterWork work) {
    return false;
  }
}
