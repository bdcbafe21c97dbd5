package io.github.askjdbc.pipeline;

import io.github.askjdbc.generation.Candidate;
import io.github.askjdbc.generation.CandidateGenerator;
import io.github.askjdbc.generation.GenerationRequest;
import io.github.askjdbc.llm.ModelUnavailableException;
import io.github.askjdbc.memory.VerifiedGenerator;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Asks the generators for their candidates. */
final class CandidateWriter {

  private final CandidateGenerator verified = new VerifiedGenerator();
  private final List<CandidateGenerator> generators;

  CandidateWriter(List<CandidateGenerator> generators) {
    this.generators = generators;
  }

  /** What a person verified stands alone, so that nobody else is asked beside it. */
  Written candidates(GenerationRequest request) {
    List<Candidate> right = verified.generate(request);
    return right.isEmpty() ? unverified(request) : Written.of(right);
  }

  /** What every generator writes that looks at the question alone. */
  Written unverified(GenerationRequest request) {
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
