package io.github.askjdbc.decision;

import java.util.List;

/**
 * What is believed of a question and its candidates.
 *
 * @param confidences one a candidate, in their order
 * @param unanswerable how likely the database cannot answer the question, between 0 and 1
 */
public record Belief(List<Confidence> confidences, double unanswerable) {

  public Belief {
    confidences = List.copyOf(confidences);
    if (!(unanswerable >= 0 && unanswerable <= 1)) {
      throw new IllegalArgumentException(
          "a belief of " + unanswerable + " is outside its range from 0 to 1");
    }
  }
}
