package io.github.askjdbc.inspection;

import java.util.List;

/**
 * What {@link ErrorSignal} says of a detector that a decision needs to know.
 *
 * @param asksModel whether a language model is asked
 * @param inBrief what an abstention says of a query that this signal alone flags; empty for its id
 */
public record Signal(
    String id, Effect effect, boolean asksModel, MessageContent message, String inBrief) {

  /**
   * @throws IllegalArgumentException if the detector carries no {@link ErrorSignal}
   */
  public static Signal of(Detector detector) {
    ErrorSignal named = Detectors.signal(detector);
    return new Signal(
        named.id(), named.effect(), named.asksModel(), named.message(), named.inBrief());
  }

  /** Those of the installed detectors, in the order of their ids. */
  public static List<Signal> installed(ClassLoader loader) {
    return Detectors.installed(loader).stream().map(Signal::of).toList();
  }

  /** Whether anybody may read its findings' messages. */
  public boolean speaksInNames() {
    return message == MessageContent.NAMES_ONLY;
  }
}
