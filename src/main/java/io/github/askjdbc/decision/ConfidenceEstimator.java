package io.github.askjdbc.decision;

/** Weighs what was found about a question. Stateless and thread-safe. */
@FunctionalInterface
public interface ConfidenceEstimator {

  Estimate of(InspectedQuestion question);
}
