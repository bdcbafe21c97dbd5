package io.github.askjdbc.generation;

import java.util.Optional;
import java.util.Set;

/**
 * One SQL text that may answer a question.
 *
 * @param sql a single SELECT in the target's dialect, not yet guarded
 * @param score orders the candidates that bear the same name, higher is better; not a probability
 * @param generator id of the generator that made it, or the name of one of its ways of reading
 * @param explained indices of the question's words that some part of the SQL accounts for, where
 *     the generator knows
 */
public record Candidate(
    String sql, double score, String generator, Optional<Set<Integer>> explained) {

  /** The generator of SQL that a person found right for the question. */
  public static final String VERIFIED = "verified";

  public Candidate {
    explained = explained.map(Set::copyOf);
  }

  /** Whether a person found this SQL right for the question. */
  public boolean verified() {
    return generator.equals(VERIFIED);
  }
}
