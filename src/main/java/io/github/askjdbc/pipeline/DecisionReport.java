package io.github.askjdbc.pipeline;

import io.github.askjdbc.decision.Decision;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;

/**
 * A decision and what it was made from.
 *
 * @param chosen the candidate that was decided upon, if there was one
 * @param wording of its query
 * @param needed the least confidence of an answer, where one was decided by it
 * @param verdicts on answers of this database that the confidence was fitted to, where it was
 */
public record DecisionReport(
    Decision decision,
    Optional<Chosen> chosen,
    Optional<String> wording,
    OptionalDouble needed,
    OptionalInt verdicts) {

  /** One that no candidate was weighed for. */
  public static DecisionReport of(Decision decision) {
    return new DecisionReport(
        decision, Optional.empty(), Optional.empty(), OptionalDouble.empty(), OptionalInt.empty());
  }
}
