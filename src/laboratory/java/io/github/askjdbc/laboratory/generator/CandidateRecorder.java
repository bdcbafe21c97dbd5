package io.github.askjdbc.laboratory.generator;

import io.github.askjdbc.generation.Candidate;
import io.github.askjdbc.generation.CandidateGenerator;
import io.github.askjdbc.generation.GenerationRequest;
import io.github.askjdbc.generation.Writer;
import java.util.ArrayList;
import java.util.List;

/**
 * Keeps what generators write for the last question and hands nothing on, so that no later stage
 * has anything to do. For one thread.
 */
final class CandidateRecorder implements CandidateGenerator {

  private final List<CandidateGenerator> generators;
  private List<Candidate> candidates = List.of();

  CandidateRecorder(List<? extends CandidateGenerator> generators) {
    this.generators = List.copyOf(generators);
  }

  @Override
  public String id() {
    return "recorder";
  }

  @Override
  public List<Writer> writers() {
    return generators.stream().flatMap(generator -> generator.writers().stream()).toList();
  }

  @Override
  public List<Candidate> generate(GenerationRequest request) {
    List<Candidate> written = new ArrayList<>();
    generators.forEach(generator -> written.addAll(generator.generate(request)));
    candidates = List.copyOf(written);
    return List.of();
  }

  /** What was written since this was last called. */
  List<Candidate> take() {
    List<Candidate> taken = candidates;
    candidates = List.of();
    return taken;
  }
}
