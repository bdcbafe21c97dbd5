package io.github.askjdbc.decision;

import io.github.askjdbc.learning.Recalibration;
import java.util.Comparator;
import java.util.Objects;

/**
 * Another's confidences, as people's verdicts on one database correct them. Verdicts are on what
 * was shown, the best candidate, so that its confidence is mapped, and the others keep their ratio
 * to it.
 */
public final class RecalibratedEstimator implements ConfidenceEstimator {

  private final ConfidenceEstimator estimator;
  private final Recalibration recalibration;

  public RecalibratedEstimator(ConfidenceEstimator estimator, Recalibration recalibration) {
    this.estimator = Objects.requireNonNull(estimator, "estimator");
    this.recalibration = Objects.requireNonNull(recalibration, "recalibration");
  }

  @Override
  public Estimate of(InspectedQuestion question) {
    Estimate estimate = estimator.of(question);
    double best =
        estimate.confidences().stream()
            .map(Confidence::value)
            .max(Comparator.naturalOrder())
            .orElse(0.0);
    if (best == 0) {
      return estimate;
    }
    double mapped = recalibration.probability(best);
    return new Estimate(
        estimate.confidences().stream()
            .map(one -> new Confidence(Math.min(1, one.value() / best * mapped), true))
            .toList(),
        // right SQL needs an answerable question, so that both cannot be likely
        Math.min(estimate.unanswerable(), 1 - mapped));
  }
}
