package io.github.askjdbc.decision;

import java.util.OptionalDouble;

/**
 * A SQL whose worth is known, from which others are judged.
 *
 * @param confidence between 0 and 1
 * @param sureness of its writer, between 0 and 1; empty where it does not say
 * @param right whether it answers its question; never for an unanswerable one
 */
public record ScoredSql(double confidence, OptionalDouble sureness, boolean right) {

  /** Of a writer that does not say how sure it is. */
  public ScoredSql(double confidence, boolean right) {
    this(confidence, OptionalDouble.empty(), right);
  }
}
