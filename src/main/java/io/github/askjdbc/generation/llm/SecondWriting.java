package io.github.askjdbc.generation.llm;

import io.github.askjdbc.generation.GenerationRequest;
import io.github.askjdbc.generation.TriedQuery;
import io.github.askjdbc.llm.Capability;
import io.github.askjdbc.llm.ModelClient;
import io.github.askjdbc.llm.ModelRequest;
import java.util.Optional;

/**
 * What a model would write for a question once more, drawn at random. Nothing is asked before
 * {@link #draw}. For one thread.
 *
 * @param asked the request whose likeliest reply was read before
 */
public record SecondWriting(
    ModelGenerator generator, GenerationRequest request, ModelClient model, ModelRequest asked) {

  /**
   * Whether the model can be told how much chance there may be.
   *
   * @throws io.github.askjdbc.llm.ModelUnavailableException if it cannot be asked what it is able
   *     to do
   */
  public boolean isPossible() {
    return model.capabilities(request.budget()).contains(Capability.TEMPERATURE);
  }

  /** What it may cost, in and out. */
  public long mostTokens() {
    return asked.mostTokens();
  }

  /**
   * Asks the model.
   *
   * @return the query after its run; empty where it wrote none that can be run
   * @throws io.github.askjdbc.llm.ModelUnavailableException if no reply comes
   */
  public Optional<TriedQuery> draw() {
    return generator.drawn(request, model, asked);
  }
}
