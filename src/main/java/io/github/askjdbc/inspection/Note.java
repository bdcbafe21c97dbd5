package io.github.askjdbc.inspection;

import java.io.Serializable;

/**
 * What a person should know of SQL besides what the detectors flag: no error signal, and nothing
 * that a decision weighs.
 *
 * @param message may hold cell values
 */
public record Note(Kind kind, String message) implements Serializable {

  /** What it is about. */
  public enum Kind {
    /** The SQL was mended. */
    REPAIRED("repaired"),

    /** A language model should have been asked and could not be. */
    MODEL_UNAVAILABLE("model-unavailable"),

    /** What a language model had to do with it. */
    MODEL("model"),

    /** What is answered from the catalog is longer than what is shown. */
    CATALOG("catalog");

    private final String label;

    Kind(String label) {
      this.label = label;
    }

    /** As warnings spell it. */
    public String label() {
      return label;
    }
  }
}
