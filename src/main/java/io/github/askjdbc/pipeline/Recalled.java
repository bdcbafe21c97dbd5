package io.github.askjdbc.pipeline;

import io.github.askjdbc.decision.Assessment;
import io.github.askjdbc.decision.ConfidenceEstimator;
import io.github.askjdbc.decision.RecalibratedEstimator;
import io.github.askjdbc.decision.VerifiedEstimator;
import io.github.askjdbc.decision.WriterRecord;
import java.util.Optional;

/**
 * What is remembered that bears on one question.
 *
 * @param verified SQL that a person found right for it
 * @param record of our own writers: what verdicts on other questions of the database say of them
 */
record Recalled(Optional<String> verified, Optional<WriterRecord> record) {

  static final Recalled NOTHING = new Recalled(Optional.empty(), Optional.empty());

  /**
   * @param estimator as it was trained
   */
  ConfidenceEstimator over(ConfidenceEstimator estimator) {
    return new VerifiedEstimator(
        record
            .<ConfidenceEstimator>map(known -> RecalibratedEstimator.ofOurs(estimator, known))
            .orElse(estimator));
  }

  /**
   * What is decided upon.
   *
   * @param weighed as remembered
   * @param estimator as it was trained
   */
  Chosen chosen(Assessment best, WeighedQuestion weighed, ConfidenceEstimator estimator) {
    return Chosen.of(
        best,
        record.isEmpty() || best.candidate().verified()
            ? best.confidence()
            : WeighedQuestion.of(weighed.question(), estimator)
                .at(weighed, best.inspected())
                .confidence());
  }
}
