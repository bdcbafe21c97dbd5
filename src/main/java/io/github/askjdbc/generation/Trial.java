package io.github.askjdbc.generation;

import io.github.askjdbc.database.ProbeOutcome;

/**
 * Runs a candidate to see what it gives: guarded, read-only, bounded in rows and time, and counted
 * against the question's budget.
 */
@FunctionalInterface
public interface Trial {

  /** For generators that are not to look at rows. */
  Trial NONE = sql -> new ProbeOutcome.OutOfBudget("candidates are not run here");

  /** The first rows, as {@link io.github.askjdbc.database.ProbeQuery#ofCandidate} bounds them. */
  ProbeOutcome run(String sql);
}
