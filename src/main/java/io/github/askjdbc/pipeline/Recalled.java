package io.github.askjdbc.pipeline;

import io.github.askjdbc.decision.Assessment;
import io.github.askjdbc.decision.ConfidenceEstimator;
import io.github.askjdbc.decision.RecalibratedEstimator;
import io.github.askjdbc.decision.VerifiedEstimator;
import io.github.askjdbc.memory.Refit;
import java.util.Optional;

/**
 * What is remembered that bears on one question.
 *
 * @param verified SQL that a person found right for it
 * @param refit what verdicts on other questions of the database make of confidences
 */
record Recalled(Optional<String> verified, Optional<Refit> refit) {

  static final Recalled NOTHING = new Recalled(Optional.empty(), Optional.empty());

  /**
   * @param estimator as it was trained
   */
  ConfidenceEstimator over(ConfidenceEstimator estimator) {
    return new VerifiedEstimator(
        refit
            .<ConfidenceEstimator>map(
                fitted -> new RecalibratedEstimator(estimator, fitted.calibrator()))
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
        refit.isEmpty() || best.candidate().verified()
            ? best.confidence()
            : WeighedQuestion.of(weighed.question(), estimator)
                .at(weighed, best.inspected())
                .confidence());
  }
}
