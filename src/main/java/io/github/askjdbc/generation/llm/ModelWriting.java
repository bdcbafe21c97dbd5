package io.github.askjdbc.generation.llm;

import io.github.askjdbc.generation.Candidate;
import io.github.askjdbc.generation.Sureness;
import java.util.Optional;

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

  static ModelWriting wrote(Candidate candidate, Optional<String> reason) {
    return new ModelWriting(
        Outcome.WROTE, Optional.of(candidate), reason, Optional.empty(), candidate.sure());
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
