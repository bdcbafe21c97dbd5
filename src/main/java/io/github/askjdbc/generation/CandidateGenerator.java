package io.github.askjdbc.generation;

import java.util.List;

/**
 * Writes SQL for a question. A {@code ServiceLoader} plug point; must be stateless and thread-safe.
 */
public interface CandidateGenerator {

  /** Stable name, lower case with hyphens. */
  String id();

  /**
   * What it was trained on, in brief: another text after another training, so that verdicts on
   * confidences in what it wrote before are not taken for verdicts on those in what it writes.
   *
   * @return empty where it is not trained
   */
  default String training() {
    return "";
  }

  /**
   * Candidates, best first, at most {@link GenerationRequest#maxCandidates}; empty where it has
   * none.
   */
  List<Candidate> generate(GenerationRequest request);
}
