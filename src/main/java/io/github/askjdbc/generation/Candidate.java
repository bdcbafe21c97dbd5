package io.github.askjdbc.generation;

import java.util.Optional;
import java.util.Set;

/**
 * One SQL text that may answer a question.
 *
 * @param sql a single SELECT in the target's dialect, not yet guarded
 * @param score orders the candidates of the same writer, higher is better; not a probability
 * @param explained indices of the question's words that some part of the SQL accounts for, where
 *     the generator knows
 * @param sure what the writer says of how sure it is
 */
public record Candidate(
    String sql, double score, Writer writer, Optional<Set<Integer>> explained, Sureness sure) {

  public Candidate {
    explained = explained.map(Set::copyOf);
  }

  /** One whose writer does not say how sure it is. */
  public Candidate(String sql, double score, Writer writer, Optional<Set<Integer>> explained) {
    this(sql, score, writer, explained, Sureness.UNKNOWN);
  }

  /** SQL of somebody else, to be checked. */
  public static Candidate given(String sql, Sureness sure) {
    return new Candidate(sql, 1, Writer.GIVEN, Optional.empty(), sure);
  }

  /** Whether a person found this SQL right for the question. */
  public boolean verified() {
    return writer.kind() == Writer.Kind.PERSON;
  }

  /** Whether it came with the question, to be checked. */
  public boolean given() {
    return writer.kind() == Writer.Kind.GIVEN;
  }

  /** The same, but for what its SQL accounts for. */
  public Candidate explaining(Optional<Set<Integer>> words) {
    return new Candidate(sql, score, writer, words, sure);
  }

  /** What the same writer is taken to have written instead. */
  public Candidate with(String otherSql) {
    return new Candidate(otherSql, score, writer, explained, sure);
  }
}
