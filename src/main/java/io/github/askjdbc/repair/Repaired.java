package io.github.askjdbc.repair;

import java.util.List;

/**
 * What came of repairing.
 *
 * @param best the original where nothing improved it
 * @param attempts in the order in which they were tried
 * @param stopped whether the budget ended before all was tried
 */
public record Repaired(Inspected best, List<RepairAttempt> attempts, boolean stopped) {
  public Repaired {
    attempts = List.copyOf(attempts);
  }

  public boolean changed() {
    return attempts.stream().anyMatch(RepairAttempt::taken);
  }
}
