package io.github.askjdbc.inspection;

import java.util.List;

/** A detector's vote, as a labeling function votes (SQLens, section 3.2). It holds no score. */
public sealed interface Verdict {

  /** Looked, and found nothing wrong. */
  record Clean() implements Verdict {}

  /** Looked, and found this wrong: at least one finding. */
  record Flagged(List<Finding> findings) implements Verdict {
    public Flagged {
      findings = List.copyOf(findings);
      if (findings.isEmpty()) {
        throw new IllegalArgumentException("a flagged verdict needs a finding");
      }
    }
  }

  /** Could not look, and says why. */
  record Abstained(String reason) implements Verdict {}
}
