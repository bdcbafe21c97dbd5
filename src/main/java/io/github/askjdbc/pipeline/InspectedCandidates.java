package io.github.askjdbc.pipeline;

import io.github.askjdbc.decision.InspectedCandidate;
import java.util.List;

/**
 * What became of the candidates.
 *
 * @param allowed in the order of the candidates
 * @param refusals the guard's reasons, one for each candidate that it refused
 */
record InspectedCandidates(List<InspectedCandidate> allowed, List<String> refusals) {
  InspectedCandidates {
    allowed = List.copyOf(allowed);
    refusals = List.copyOf(refusals);
  }
}
