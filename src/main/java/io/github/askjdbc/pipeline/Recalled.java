package io.github.askjdbc.pipeline;

import io.github.askjdbc.decision.Assessment;
import io.github.askjdbc.decision.Believer;
import io.github.askjdbc.decision.RecalibratedBeliever;
import io.github.askjdbc.decision.VerifiedBeliever;
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
   * @param believer as it was trained
   */
  Believer over(Believer believer) {
    return new VerifiedBeliever(
        refit
            .<Believer>map(fitted -> new RecalibratedBeliever(believer, fitted.calibrator()))
            .orElse(believer));
  }

  /**
   * What is decided upon.
   *
   * @param weighed as remembered
   * @param believer as it was trained
   */
  Chosen chosen(Assessment best, WeighedQuestion weighed, Believer believer) {
    return Chosen.of(
        best,
        refit.isEmpty() || best.candidate().verified()
            ? best.confidence()
            : WeighedQuestion.of(weighed.question(), believer)
                .at(weighed, best.inspected())
                .confidence());
  }
}
