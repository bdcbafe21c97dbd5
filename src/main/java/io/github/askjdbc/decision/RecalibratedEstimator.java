package io.github.askjdbc.decision;

import io.github.askjdbc.learning.Recalibration;
import io.github.askjdbc.learning.RecalibrationPrior;
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

  private RecalibratedEstimator(ConfidenceEstimator estimator, Recalibration recalibration) {
    this.estimator = Objects.requireNonNull(estimator, "estimator");
    this.recalibration = recalibration;
  }

  /**
   * @param estimator learned from our own writers
   * @param record of theirs
   */
  public static RecalibratedEstimator ofOurs(ConfidenceEstimator estimator, WriterRecord record) {
    return new RecalibratedEstimator(estimator, record.recalibration(RecalibrationPrior.LEARNED));
  }

  /**
   * @param estimator learned from other writers than this one
   * @param record of a language model
   */
  public static RecalibratedEstimator ofModel(ConfidenceEstimator estimator, WriterRecord record) {
    return new RecalibratedEstimator(estimator, record.recalibration(RecalibrationPrior.UNSEEN));
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
