package io.github.askjdbc.pipeline;

import io.github.askjdbc.decision.Assessment;
import io.github.askjdbc.decision.ConfidenceEstimator;
import io.github.askjdbc.decision.Decision;
import io.github.askjdbc.inspection.Note;
import io.github.askjdbc.llm.ModelClient;
import io.github.askjdbc.llm.ModelUnavailableException;
import java.util.Optional;

/** What a language model that is plugged in adds to the estimate, and what its absence does. */
final class ModelOpinion {

  private final Optional<ModelClient> model;
  private final CandidateInspector inspector;

  /**
   * @param inspector whose detectors ask the model
   */
  ModelOpinion(Optional<ModelClient> model, CandidateInspector inspector) {
    this.model = model;
    this.inspector = inspector;
  }

  /** Where there is a model, the best candidate is inspected by it too. */
  WeighedQuestion on(WeighedQuestion weighed, ConfidenceEstimator estimator, AskedQuestion asked) {
    return model.isEmpty()
        ? weighed
        : weighed
            .best()
            .map(Assessment::inspected)
            .filter(best -> !best.candidate().verified())
            .map(best -> weighed.with(best, inspector.askModel(best, asked), estimator))
            .orElse(weighed);
  }

  /**
   * What passes without the model is given and says so; the rest may pass another time.
   *
   * @param unavailable why the model could write nothing
   * @throws ModelUnavailableException for what does not pass without it
   */
  static Decision without(Decision decision, Optional<ModelUnavailableException> unavailable) {
    if (unavailable.isEmpty()) {
      return decision;
    }
    if (!(decision instanceof Decision.Answer answer)) {
      throw unavailable.get();
    }
    return new Decision.Answer(
        answer
            .given()
            .noting(
                new Note(
                    Note.Kind.MODEL_UNAVAILABLE,
                    "answered without a language model: " + unavailable.get().getMessage())));
  }
}
