package io.github.askjdbc.pipeline;

import io.github.askjdbc.decision.Decision;
import io.github.askjdbc.inspection.Note;
import io.github.askjdbc.llm.ModelUnavailableException;
import java.util.Optional;

/** What the absence of a language model does to a decision. */
final class ModelAway {

  private ModelAway() {}

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
