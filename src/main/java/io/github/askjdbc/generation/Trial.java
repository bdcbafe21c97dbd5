package io.github.askjdbc.generation;

import io.github.askjdbc.database.ProbeOutcome;

/**
 * Runs a candidate to see what it gives: guarded, read-only, bounded in rows and time, and counted
 * against the question's budget.
 */
@FunctionalInterface
public interface Trial {

  /** For generators that are not to look at rows. */
  Trial NONE = (sql, maxRows) -> new ProbeOutcome.OutOfBudget("candidates are not run here");

  /**
   * @param maxRows how many rows are read at the most, at least 1
   */
  ProbeOutcome run(String sql, int maxRows);
}
