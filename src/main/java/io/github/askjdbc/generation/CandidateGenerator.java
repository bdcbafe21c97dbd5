package io.github.askjdbc.generation;

import java.util.List;

/**
 * Writes SQL for a question. A {@code ServiceLoader} plug point; must be stateless and thread-safe.
 */
public interface CandidateGenerator {

  /** Stable name, lower case with hyphens. */
  String id();

  /**
   * Candidates, best first, at most {@link GenerationRequest#maxCandidates}; empty where it has
   * none.
   */
  List<Candidate> generate(GenerationRequest request);
}
