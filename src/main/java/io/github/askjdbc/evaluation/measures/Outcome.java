package io.github.askjdbc.evaluation.measures;

import java.util.OptionalDouble;

/**
 * What became of one question, as far as the measures care.
 *
 * @param answerable whether the database can answer it
 * @param answered whether an answer was given
 * @param candidate whether there was a SQL, given or withheld
 * @param right whether that SQL is right; never for an unanswerable question
 * @param confidence in that SQL, between 0 and 1, where one was stated
 */
public record Outcome(
    boolean answerable,
    boolean answered,
    boolean candidate,
    boolean right,
    OptionalDouble confidence) {

  public Outcome {
    if (right && !(answerable && candidate)) {
      throw new IllegalArgumentException(
          "only a SQL for an answerable question can be right, and there was none");
    }
    if (answered && !candidate) {
      throw new IllegalArgumentException("an answer needs a SQL, and there was none");
    }
  }

  /** The same question, answered if and only if {@code answer} and there was a SQL. */
  public Outcome decided(boolean answer) {
    return new Outcome(answerable, answer && candidate, candidate, right, confidence);
  }
}
