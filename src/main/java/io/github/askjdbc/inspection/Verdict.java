package io.github.askjdbc.inspection;

import java.util.Comparator;
import java.util.List;

/** A detector's vote, as a labeling function votes (SQLens, section 3.2). It holds no score. */
public sealed interface Verdict {

  /** Flagged where there are findings, in the order of the text; clean where there are none. */
  static Verdict of(List<Finding> findings) {
    return findings.isEmpty()
        ? new Clean()
        : new Flagged(
            findings.stream()
                .sorted(Comparator.comparingInt(finding -> finding.span().start()))
                .toList());
  }

  /**
   * Flagged where there are findings, and otherwise clean only if everything could be looked at.
   *
   * @param unseen why something could not be looked at
   */
  static Verdict of(List<Finding> findings, List<String> unseen) {
    return findings.isEmpty() && !unseen.isEmpty() ? new Abstained(unseen.get(0)) : of(findings);
  }

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
