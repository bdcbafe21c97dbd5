package io.github.askjdbc.pipeline;

import io.github.askjdbc.decision.Assessment;
import io.github.askjdbc.decision.ConfidenceEstimator;
import io.github.askjdbc.decision.Decision;
import io.github.askjdbc.decision.InspectedCandidate;
import io.github.askjdbc.inspection.Note;
import io.github.askjdbc.llm.ModelClient;
import io.github.askjdbc.llm.ModelUnavailableException;
import io.github.askjdbc.llm.PluggedInModel;
import io.github.askjdbc.llm.PluggedInUse;
import io.github.askjdbc.llm.prompt.PromptPolicy;
import io.github.askjdbc.llm.prompt.PromptedModel;
import java.util.Optional;

/** What a language model that is plugged in adds to the estimate, and what its absence does. */
final class ModelOpinion {

  private final Optional<ModelClient> model;
  private final PluggedInUse use;
  private final CandidateInspector inspector;

  /**
   * @param use what the model may be asked
   * @param inspector whose detectors ask the model
   */
  ModelOpinion(Optional<ModelClient> model, PluggedInUse use, CandidateInspector inspector) {
    this.model = model;
    this.use = use;
    this.inspector = inspector;
  }

  /**
   * What is weighed with the opinions of the model.
   *
   * @param unavailable why the model could not be asked, if it could not
   */
  record Given(WeighedQuestion weighed, Optional<ModelUnavailableException> unavailable) {}

  /** Whether the model is asked of what is decided so without it. */
  boolean isWanted(Decision without) {
    return model.isPresent()
        && switch (use.use().when()) {
          case NEVER -> false;
          case UNSURE -> without instanceof Decision.Abstention;
          case ALWAYS, EXAM -> true;
        };
  }

  /** The best candidate is inspected by the model too. */
  Given on(WeighedQuestion weighed, ConfidenceEstimator estimator, AskedQuestion asked) {
    Optional<InspectedCandidate> best =
        weighed.best().map(Assessment::inspected).filter(one -> !one.candidate().verified());
    if (best.isEmpty()) {
      return new Given(weighed, Optional.empty());
    }
    PluggedInModel client = new PluggedInModel(model.orElseThrow(), use.time());
    PromptPolicy policy = new PromptPolicy(use.use().values(), asked.queries()::mayRead);
    InspectedCandidate inspected =
        inspector.askModel(best.get(), new PromptedModel(client, policy), asked);
    return new Given(weighed.with(best.get(), inspected, estimator), client.failure());
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
