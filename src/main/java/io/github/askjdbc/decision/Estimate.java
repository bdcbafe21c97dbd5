package io.github.askjdbc.decision;

import java.util.List;

/**
 * How likely each candidate is right, and the question without an answer.
 *
 * @param confidences one a candidate, in their order
 * @param unanswerable how likely the database cannot answer the question, between 0 and 1
 */
public record Estimate(List<Confidence> confidences, double unanswerable) {

  public Estimate {
    confidences = List.copyOf(confidences);
    if (!(unanswerable >= 0 && unanswerable <= 1)) {
      throw new IllegalArgumentException(
          "a estimate of " + unanswerable + " is outside its range from 0 to 1");
    }
  }
}
