package io.github.askjdbc.pipeline;

import io.github.askjdbc.repair.Inspected;
import java.util.List;
import java.util.Optional;

/**
 * What became of the candidates.
 *
 * @param allowed in the order of the candidates
 * @param best the one of them that may become the answer
 * @param refusals the guard's reasons, one for each candidate that it refused
 */
record InspectedCandidates(
    List<Inspected> allowed, Optional<Inspected> best, List<String> refusals) {
  InspectedCandidates {
    allowed = List.copyOf(allowed);
    refusals = List.copyOf(refusals);
  }

  /** With the best one mended. */
  InspectedCandidates with(Inspected mended) {
    return new InspectedCandidates(
        allowed.stream().map(one -> best.filter(one::equals).isPresent() ? mended : one).toList(),
        Optional.of(mended),
        refusals);
  }
}
