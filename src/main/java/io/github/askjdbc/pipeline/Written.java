package io.github.askjdbc.pipeline;

import io.github.askjdbc.generation.Candidate;
import io.github.askjdbc.llm.ModelUnavailableException;
import java.util.List;
import java.util.Optional;

/**
 * What the generators wrote.
 *
 * @param unavailable why a generator could write nothing, its model being out of reach
 */
record Written(List<Candidate> candidates, Optional<ModelUnavailableException> unavailable) {
  Written {
    candidates = List.copyOf(candidates);
  }

  static Written of(List<Candidate> candidates) {
    return new Written(candidates, Optional.empty());
  }
}
