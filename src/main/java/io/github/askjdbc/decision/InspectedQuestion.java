package io.github.askjdbc.decision;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.linking.LinkedQuestion;
import java.util.List;

/**
 * All that is known when it has to be decided.
 *
 * @param candidates what may become the answer, in the order in which it was written
 * @param independent what another generator wrote for the question, best first: never an answer,
 *     only compared with. Its entries were run, not inspected
 */
public record InspectedQuestion(
    LinkedQuestion question,
    CatalogSnapshot catalog,
    List<InspectedCandidate> candidates,
    List<InspectedCandidate> independent) {

  public InspectedQuestion {
    candidates = List.copyOf(candidates);
    independent = List.copyOf(independent);
  }
}
