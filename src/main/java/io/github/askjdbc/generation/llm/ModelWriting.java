package io.github.askjdbc.generation.llm;

import io.github.askjdbc.generation.Candidate;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * What came of asking a model for SQL.
 *
 * @param candidate SQL that can be run, where it wrote some
 * @param reason its own words, on one line and bounded; data, and perhaps with cells that it saw
 * @param problem why its reply is of no use, in words of ours
 * @param sure what the reply tells of how sure the model was
 */
public record ModelWriting(
    Outcome outcome,
    Optional<Candidate> candidate,
    Optional<String> reason,
    Optional<String> problem,
    Sureness sure) {

  /** What a model made of a question. */
  public enum Outcome {
    WROTE,
    /** It says that the tables cannot answer. */
    NOTHING,
    /** Neither SQL that can be run, nor a word that there is none. */
    USELESS
  }

  /**
   * How sure a model was; empty where it or its endpoint does not say.
   *
   * @param confidence its own word, between 0 and 1
   * @param leastProbability of a token, between 0 and 1
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
  }

  static ModelWriting wrote(Candidate candidate, Optional<String> reason, Sureness sure) {
    return new ModelWriting(Outcome.WROTE, Optional.of(candidate), reason, Optional.empty(), sure);
  }

  static ModelWriting nothing(Optional<String> reason, Sureness sure) {
    return new ModelWriting(Outcome.NOTHING, Optional.empty(), reason, Optional.empty(), sure);
  }

  public static ModelWriting useless(String problem) {
    return new ModelWriting(
        Outcome.USELESS,
        Optional.empty(),
        Optional.empty(),
        Optional.of(problem),
        Sureness.UNKNOWN);
  }
}
