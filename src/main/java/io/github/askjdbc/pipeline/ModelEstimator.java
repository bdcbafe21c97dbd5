package io.github.askjdbc.pipeline;

import io.github.askjdbc.decision.ConfidenceEstimator;
import io.github.askjdbc.decision.Estimate;
import io.github.askjdbc.decision.InspectedQuestion;

/**
 * Weighs SQL of a language model as SQL that somebody gives, which is compared with what our own
 * writers wrote. Whatever is not right may be so for want of an answer, since a model writes SQL
 * for nearly every question.
 */
record ModelEstimator(ConfidenceEstimator trained) implements ConfidenceEstimator {

  @Override
  public Estimate of(InspectedQuestion question) {
    Estimate estimate = trained.of(question);
    double best = estimate.confidences().stream().mapToDouble(one -> one.value()).max().orElse(0);
    return new Estimate(estimate.confidences(), 1 - best);
  }
}
