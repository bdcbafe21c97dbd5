package io.github.askjdbc.learning;

import java.util.OptionalDouble;

/**
 * What is thought of a SQL before its outcome is known.
 *
 * @param confidence that a judge gives it, between 0 and 1
 * @param sureness of its writer, between 0 and 1; empty where it does not say
 */
public record GivenConfidence(double confidence, OptionalDouble sureness) {

  /** One that is quite certain is not to outweigh all the rest. */
  private static final double CLEAREST = 0.001;

  /** Writers say 0 and 1 more lightly than judges. */
  private static final double SUREST = 0.01;

  /** By a judge alone. */
  public static GivenConfidence of(double confidence) {
    return new GivenConfidence(confidence, OptionalDouble.empty());
  }

  double logOdds() {
    return logOdds(confidence, CLEAREST);
  }

  /** Empty where the writer does not say. */
  OptionalDouble surenessLogOdds() {
    return sureness.isEmpty()
        ? sureness
        : OptionalDouble.of(logOdds(sureness.getAsDouble(), SUREST));
  }

  private static double logOdds(double probability, double clearest) {
    return Logistic.logit(Math.max(clearest, Math.min(1 - clearest, probability)));
  }
}
