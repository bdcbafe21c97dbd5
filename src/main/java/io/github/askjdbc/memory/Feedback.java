package io.github.askjdbc.memory;

import java.util.List;
import java.util.OptionalDouble;

/**
 * SQL of our own on which a person's word has been heard.
 *
 * @param sql as it was shown, or would have been
 * @param confidence that it was given, between 0 and 1
 * @param sureness of its writer, between 0 and 1; empty where it does not say
 * @param scale names what gave the confidence: those of one scale can be compared
 * @param signals ids of the signals that were flagged
 * @param right whether the person found it right
 */
public record Feedback(
    String sql,
    double confidence,
    OptionalDouble sureness,
    String scale,
    List<String> signals,
    boolean right) {

  public Feedback {
    signals = List.copyOf(signals);
  }

  /** The same SQL under another verdict. */
  public Feedback as(boolean verdict) {
    return new Feedback(sql, confidence, sureness, scale, signals, verdict);
  }
}
