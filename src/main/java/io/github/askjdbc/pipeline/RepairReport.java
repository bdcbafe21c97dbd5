package io.github.askjdbc.pipeline;

import io.github.askjdbc.repair.RepairAttempt;
import java.util.List;
import java.util.Optional;

/**
 * What repair came to.
 *
 * @param attempts mended SQL that was tried, in order
 * @param suggested whether mended SQL is shown only, the original being somebody else's
 * @param mended what is decided upon in the place of the original, if it was mended
 */
public record RepairReport(
    List<RepairAttempt> attempts, boolean suggested, Optional<InspectedSql> mended) {
  public RepairReport {
    attempts = List.copyOf(attempts);
  }

  static final RepairReport NONE = new RepairReport(List.of(), false, Optional.empty());
}
