package io.github.askjdbc.pipeline;

import io.github.askjdbc.decision.ConfidenceEstimator;
import io.github.askjdbc.decision.Estimate;
import io.github.askjdbc.decision.InspectedQuestion;
import io.github.askjdbc.decision.RecalibratedEstimator;
import io.github.askjdbc.decision.WriterRecord;
import java.util.Optional;

/**
 * Weighs SQL of a language model as SQL that somebody gives, which is compared with what our own
 * writers wrote. Whatever is not right may be so for want of an answer, since a model writes SQL
 * for nearly every question.
 */
record ModelEstimator(ConfidenceEstimator trained) implements ConfidenceEstimator {

  /** With what is known of the model on this database. */
  static ModelEstimator of(ConfidenceEstimator trained, Optional<WriterRecord> record) {
    return new ModelEstimator(
        record
            .<ConfidenceEstimator>map(known -> RecalibratedEstimator.ofModel(trained, known))
            .orElse(trained));
  }

  @Override
  public Estimate of(InspectedQuestion question) {
    Estimate estimate = trained.of(question);
    double best = estimate.confidences().stream().mapToDouble(one -> one.value()).max().orElse(0);
    return new Estimate(estimate.confidences(), 1 - best);
  }
}
