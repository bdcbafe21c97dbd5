package io.github.askjdbc.llm;

import java.time.Duration;

/**
 * What a model that is plugged in, and that no setting names, may be asked.
 *
 * @param use which questions reach it and which values it may see; whatever the effort, it gives
 *     opinions alone
 * @param time that all its calls for a question may take together
 */
public record PluggedInUse(ModelUse use, Duration time) {

  /** Asked of every question, for half a minute, and shown no value. */
  public static final PluggedInUse ALWAYS =
      new PluggedInUse(
          new ModelUse(ModelUse.When.ALWAYS, ModelUse.Values.NONE, ModelUse.Effort.MEDIUM),
          Duration.ofSeconds(30));
}
