package io.github.askjdbc.learning;

/** Turns scores into probabilities, never changing their order (but for ties). */
public sealed interface Calibrator permits PlattScaling, IsotonicRegression {

  /**
   * @param score between 0 and 1
   * @return between 0 and 1
   */
  double probability(double score);

  void write(ModelOutput out);
}
