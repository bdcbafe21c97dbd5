package io.github.askjdbc.decision;

import io.github.askjdbc.learning.GivenConfidence;
import io.github.askjdbc.learning.Recalibration;
import io.github.askjdbc.learning.RecalibrationPrior;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.stream.IntStream;

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
    OptionalInt first = first(estimate.confidences());
    if (first.isEmpty() || estimate.confidences().get(first.getAsInt()).value() == 0) {
      return estimate;
    }
    double best = estimate.confidences().get(first.getAsInt()).value();
    double mapped =
        recalibration.probability(
            new GivenConfidence(
                best, question.candidates().get(first.getAsInt()).candidate().sure().overall()));
    return new Estimate(
        estimate.confidences().stream()
            .map(one -> new Confidence(Math.min(1, one.value() / best * mapped), true))
            .toList(),
        // right SQL needs an answerable question, so that both cannot be likely
        Math.min(estimate.unanswerable(), 1 - mapped));
  }

  /** Where the highest is. */
  private static OptionalInt first(List<Confidence> confidences) {
    return IntStream.range(0, confidences.size())
        .boxed()
        .max(Comparator.comparingDouble(at -> confidences.get(at).value()))
        .map(OptionalInt::of)
        .orElse(OptionalInt.empty());
  }
}
