package io.github.askjdbc.decision;

import java.io.Serializable;

/**
 * How sure the driver is that a SQL text answers a question.
 *
 * @param value between 0 and 1; the probability that the SQL is right if {@code calibrated},
 *     otherwise a score only
 * @param calibrated whether {@code value} was fitted to outcomes on databases left out of the fit
 */
public record Confidence(double value, boolean calibrated) implements Serializable {

  public Confidence {
    if (!(value >= 0 && value <= 1)) {
      throw new IllegalArgumentException(
          "a confidence of " + value + " is outside its range from 0 to 1");
    }
  }
}
