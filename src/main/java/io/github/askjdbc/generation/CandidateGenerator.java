package io.github.askjdbc.generation;

import java.util.List;
import java.util.Optional;

/**
 * Writes SQL for a question. A {@code ServiceLoader} plug point; must be stateless and thread-safe.
 */
public interface CandidateGenerator {

  /** Stable name, lower case with hyphens. */
  String id();

  /**
   * Those in whose names it writes, so that the decision can tell where they agree: one, unless it
   * has several ways of reading that err in different ways.
   */
  default List<Writer> writers() {
    return List.of(Writer.of(id()));
  }

  /** Reads what it needs and keeps from then on, so that no question has to wait for it. */
  default void load() {}

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
   * The best candidate of a writer that goes by rules, if there is such a one.
   *
   * @param request for a part of what is told beside a question
   */
  default Optional<Candidate> ruled(GenerationRequest request) {
    return Optional.empty();
  }

  /**
   * Candidates, best first, at most {@link GenerationRequest#maxCandidates}; empty where it has
   * none.
   */
  List<Candidate> generate(GenerationRequest request);
}
