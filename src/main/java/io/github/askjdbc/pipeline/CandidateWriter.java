package io.github.askjdbc.pipeline;

import io.github.askjdbc.generation.Candidate;
import io.github.askjdbc.generation.CandidateGenerator;
import io.github.askjdbc.generation.GenerationRequest;
import io.github.askjdbc.llm.ModelUnavailableException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Asks every generator for its candidates. */
final class CandidateWriter {

  private final List<CandidateGenerator> generators;

  CandidateWriter(List<CandidateGenerator> generators) {
    this.generators = generators;
  }

  Written candidates(GenerationRequest request) {
    List<Candidate> candidates = new ArrayList<>();
    Optional<ModelUnavailableException> unavailable = Optional.empty();
    for (CandidateGenerator generator : generators) {
      request.budget().check();
      try {
        candidates.addAll(generator.generate(request));
      } catch (ModelUnavailableException e) {
        unavailable = Optional.of(e);
      }
    }
    return new Written(candidates, unavailable);
  }
}
