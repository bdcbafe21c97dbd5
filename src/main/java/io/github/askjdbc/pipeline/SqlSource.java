package io.github.askjdbc.pipeline;

import io.github.askjdbc.generation.Candidate;
import io.github.askjdbc.generation.GenerationRequest;
import java.util.List;

/** Where the SQL for a question comes from. */
@FunctionalInterface
interface SqlSource {

  Written write(GenerationRequest request);

  /** Nowhere: the question asks for no rows. */
  static SqlSource none() {
    return request -> Written.of(List.of());
  }

  /** Somebody else wrote it. */
  static SqlSource of(Candidate given) {
    return request -> Written.of(List.of(given));
  }
}
