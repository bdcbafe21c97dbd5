package io.github.askjdbc.pipeline;

import io.github.askjdbc.generation.GenerationRequest;

/** Where candidates come from: the generators, or somebody whose SQL is to be checked. */
@FunctionalInterface
interface CandidateSource {
  Written candidates(GenerationRequest request);
}
