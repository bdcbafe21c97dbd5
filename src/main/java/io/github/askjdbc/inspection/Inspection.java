package io.github.askjdbc.inspection;

import java.util.List;

/** What one detector said, and what its signal means. */
public record Inspection(Signal signal, Verdict verdict) {

  /** The signal's id. */
  public String id() {
    return signal.id();
  }

  public boolean flagged() {
    return verdict instanceof Verdict.Flagged;
  }

  /** None where nothing is flagged. */
  public List<Finding> findings() {
    return verdict instanceof Verdict.Flagged flagged ? flagged.findings() : List.of();
  }
}
