package io.github.askjdbc.pipeline;

import io.github.askjdbc.decision.Decision;
import io.github.askjdbc.decision.WriterRecord;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * A decision and what it was made from.
 *
 * @param chosen the candidate that was decided upon, if there was one
 * @param wording of its query
 * @param needed the least confidence of an answer, where one was decided by it
 * @param record of who wrote it, on this database, where there is one that the confidence rests on
 */
public record DecisionReport(
    Decision decision,
    Optional<Chosen> chosen,
    Optional<String> wording,
    OptionalDouble needed,
    Optional<WriterRecord> record) {

  /** One that no candidate was weighed for. */
  public static DecisionReport of(Decision decision) {
    return new DecisionReport(
        decision, Optional.empty(), Optional.empty(), OptionalDouble.empty(), Optional.empty());
  }
}
