package io.github.askjdbc.exam;

/** How much a question asks of its writer. */
public enum Complexity {
  PLAIN("one table, no condition"),
  CONDITION("conditions, extremes and orders"),
  GROUP("groups"),
  JOIN("two tables"),
  UNANSWERABLE("cannot be answered");

  private final String label;

  Complexity(String label) {
    this.label = label;
  }

  /** Whether people's questions mostly are no easier. */
  boolean harder() {
    return this == GROUP || this == JOIN;
  }

  /** For a person. */
  public String label() {
    return label;
  }
}
