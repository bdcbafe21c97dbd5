package io.github.askjdbc.generation.embedded;

import io.github.askjdbc.generation.Candidate;
import io.github.askjdbc.generation.CandidateGenerator;
import io.github.askjdbc.generation.GenerationRequest;
import io.github.askjdbc.generation.embedded.grammar.Grammar;
import java.util.List;

/** Writes SQL without a language model, a network or a key: the same every time. */
public final class EmbeddedGenerator implements CandidateGenerator {

  private final Grammar grammar = new Grammar("embedded");

  @Override
  public String id() {
    return "embedded";
  }

  @Override
  public List<Candidate> generate(GenerationRequest request) {
    return grammar.candidates(request);
  }
}
