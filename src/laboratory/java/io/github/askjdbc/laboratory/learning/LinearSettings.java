package io.github.askjdbc.laboratory.learning;

/**
 * How a linear model is trained: the sum of the examples' losses plus {@code l1 * |w| + l2 / 2 *
 * w^2} is made small.
 *
 * @param dimension indices of features are below this
 * @param l1 at least 0; larger gives fewer weights. A weight stays 0 unless the examples pull at it
 *     by more than this
 * @param l2 at least 0; larger gives smaller weights
 * @param epochs passes over the examples, at least 1
 * @param rate of learning, above 0; 0.1 suits most
 * @param seed of the order in which examples are seen
 */
public record LinearSettings(
    int dimension, double l1, double l2, int epochs, double rate, long seed) {

  public LinearSettings {
    if (dimension < 1 || !(l1 >= 0) || !(l2 >= 0) || epochs < 1 || !(rate > 0)) {
      throw new IllegalArgumentException(
          String.format(
              "dimension %d and epochs %d must be at least 1, l1 %s and l2 %s at least 0, rate %s"
                  + " above 0",
              dimension, epochs, l1, l2, rate));
    }
  }
}
