package io.github.askjdbc.decision;

import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.generation.Writer;
import io.github.askjdbc.linking.LinkedQuestion;
import java.util.List;

/**
 * All that is known when it has to be decided.
 *
 * @param writers those that write for questions here, whether or not they wrote for this one
 * @param candidates what may become the answer, in the order in which it was written
 * @param independent what another generator wrote for the question, best first: never an answer,
 *     only compared with. Its entries were run, not inspected
 */
public record InspectedQuestion(
    LinkedQuestion question,
    CatalogSnapshot catalog,
    List<Writer> writers,
    List<InspectedCandidate> candidates,
    List<InspectedCandidate> independent) {

  public InspectedQuestion {
    writers = List.copyOf(writers);
    candidates = List.copyOf(candidates);
    independent = List.copyOf(independent);
  }
}
