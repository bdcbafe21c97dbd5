package io.github.askjdbc.repair;

import java.util.List;

/**
 * What came of repairing.
 *
 * @param best the original where nothing improved it
 * @param attempts in the order in which they were tried
 */
public record Repaired(Inspected best, List<RepairAttempt> attempts) {
  public Repaired {
    attempts = List.copyOf(attempts);
  }

  public boolean changed() {
    return attempts.stream().anyMatch(RepairAttempt::taken);
  }
}
