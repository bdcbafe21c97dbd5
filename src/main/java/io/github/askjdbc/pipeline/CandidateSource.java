package io.github.askjdbc.pipeline;

import io.github.askjdbc.generation.Candidate;
import io.github.askjdbc.generation.GenerationRequest;
import java.util.List;

/** Where candidates come from: the generators, or somebody whose SQL is to be checked. */
@FunctionalInterface
interface CandidateSource {
  List<Candidate> candidates(GenerationRequest request);
}
