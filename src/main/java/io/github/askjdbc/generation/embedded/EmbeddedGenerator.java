package io.github.askjdbc.generation.embedded;

import io.github.askjdbc.generation.Candidate;
import io.github.askjdbc.generation.CandidateGenerator;
import io.github.askjdbc.generation.GenerationRequest;
import io.github.askjdbc.generation.embedded.grammar.Grammar;
import java.util.List;
import java.util.Optional;

/**
 * Writes SQL without a language model, a network or a key: the same every time.
 *
 * <p>Trained models read the question where they are shipped, the grammar where they are not.
 */
public final class EmbeddedGenerator implements CandidateGenerator {

  private static final String ID = "embedded";

  private final Grammar grammar = new Grammar(ID);
  private final Optional<TrainedGenerator> trained;

  /** With the model that is shipped. */
  public EmbeddedGenerator() {
    this(GeneratorModel.shipped());
  }

  /**
   * @param model empty for the grammar alone
   */
  public EmbeddedGenerator(Optional<GeneratorModel> model) {
    this.trained = model.map(read -> new TrainedGenerator(ID, read));
  }

  @Override
  public String id() {
    return ID;
  }

  @Override
  public List<Candidate> generate(GenerationRequest request) {
    return trained
        .map(generator -> generator.candidates(request))
        .orElseGet(() -> grammar.candidates(request));
  }
}
