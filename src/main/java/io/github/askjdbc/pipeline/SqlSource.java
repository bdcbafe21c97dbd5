package io.github.askjdbc.pipeline;

import io.github.askjdbc.generation.Candidate;
import io.github.askjdbc.generation.GenerationRequest;
import io.github.askjdbc.generation.Writer;
import java.util.List;
import java.util.Optional;

/** Where the SQL for a question comes from. */
@FunctionalInterface
interface SqlSource {

  Written write(GenerationRequest request);

  /** Nowhere: the question asks for no rows. */
  static SqlSource none() {
    return request -> Written.of(List.of());
  }

  /** Somebody else wrote it. */
  static SqlSource given(String sql) {
    return request -> Written.of(List.of(new Candidate(sql, 1, Writer.GIVEN, Optional.empty())));
  }
}
