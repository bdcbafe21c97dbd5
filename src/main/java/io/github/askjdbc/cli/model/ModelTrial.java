package io.github.askjdbc.cli.model;

import io.github.askjdbc.llm.Capability;
import io.github.askjdbc.llm.ModelUnavailableException;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;

/**
 * What came of trying a model, as far as it went.
 *
 * @param asked how long the model was waited for before it was known what it can do
 * @param able empty where it could not be asked
 * @param cold the first prompt with the schema
 * @param warm the second one
 * @param failure what ended the trial before its end
 * @param fitting tokens that a question needs for the whole schema; empty where those that it may
 *     use suffice
 */
public record ModelTrial(
    Duration asked,
    Optional<Set<Capability>> able,
    Optional<TriedPrompt> cold,
    Optional<TriedPrompt> warm,
    Optional<ModelUnavailableException> failure,
    Optional<Long> fitting) {

  static ModelTrial begun(Optional<Long> fitting) {
    return new ModelTrial(
        Duration.ZERO,
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        fitting);
  }

  ModelTrial asked(Duration took, Set<Capability> capabilities) {
    return new ModelTrial(took, Optional.of(capabilities), cold, warm, failure, fitting);
  }

  /** With a further reply. */
  ModelTrial replied(TriedPrompt prompt) {
    return cold.isEmpty()
        ? new ModelTrial(asked, able, Optional.of(prompt), warm, failure, fitting)
        : new ModelTrial(asked, able, cold, Optional.of(prompt), failure, fitting);
  }

  ModelTrial failed(Duration waited, ModelUnavailableException why) {
    return new ModelTrial(
        able.isEmpty() ? waited : asked, able, cold, warm, Optional.of(why), fitting);
  }

  /** Whether a server answered at all. */
  boolean reached() {
    return able.isPresent();
  }
}
