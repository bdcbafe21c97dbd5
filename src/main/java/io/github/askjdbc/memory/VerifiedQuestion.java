package io.github.askjdbc.memory;

import java.util.Optional;

/**
 * What is remembered of a question.
 *
 * @param sql that a person found right; passes the guard anew each time
 * @param own what the person's word says of SQL of ours for this question, where there was any
 */
public record VerifiedQuestion(String sql, Verdict verdict, Optional<Feedback> own) {

  /** What the person said. */
  public enum Verdict {
    /** The answer that was given is right. */
    CONFIRMED,
    /** The right SQL is this one. */
    CORRECTED
  }
}
