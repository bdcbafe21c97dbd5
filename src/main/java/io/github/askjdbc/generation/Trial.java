package io.github.askjdbc.generation;

import java.util.Optional;

/**
 * Runs a candidate to see what it gives: guarded, read-only, bounded in rows and time, and counted
 * against the question's budget.
 */
@FunctionalInterface
public interface Trial {

  /** For generators that are not to look at rows. */
  Trial NONE = sql -> Optional.empty();

  /** The query after its run; empty where the guard refuses it, or where nothing is run. */
  Optional<TriedQuery> run(String sql);
}
