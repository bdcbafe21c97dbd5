package io.github.askjdbc.generation;

import java.util.OptionalDouble;

/**
 * How sure a writer says that it is of its SQL; empty where it or its endpoint does not say.
 *
 * @param confidence its own word, between 0 and 1
 * @param leastProbability of a token of the reply, between 0 and 1
 * @param meanProbability of the tokens, between 0 and 1
 * @param meanEntropy of the tokens, in nats
 */
public record Sureness(
    OptionalDouble confidence,
    OptionalDouble leastProbability,
    OptionalDouble meanProbability,
    OptionalDouble meanEntropy) {

  /** Nothing is said. */
  public static final Sureness UNKNOWN =
      new Sureness(
          OptionalDouble.empty(),
          OptionalDouble.empty(),
          OptionalDouble.empty(),
          OptionalDouble.empty());

  /**
   * One probability for all of it: that of the least likely token where tokens are told, since a
   * query is no better than its weakest part, else the writer's word.
   */
  public OptionalDouble overall() {
    return leastProbability.isPresent() ? leastProbability : confidence;
  }
}
