package io.github.askjdbc.decision;

import io.github.askjdbc.inspection.Finding;
import java.util.List;
import java.util.Optional;

/** What the driver makes of a question in the end. */
public sealed interface Decision {

  List<Finding> findings();

  /**
   * The SQL is run for the caller.
   *
   * @param sql one SELECT, re-rendered from its tree after the guard let it pass
   * @param findings what the detectors flagged although the answer is given
   */
  record Answer(String sql, Confidence confidence, List<Finding> findings) implements Decision {
    public Answer {
      findings = List.copyOf(findings);
    }
  }

  /**
   * No answer is given.
   *
   * @param message one sentence: what was not understood or looks wrong, and what the person can
   *     do; holds names and the question's own words only
   * @param confidence of the best candidate, where there was one
   * @param candidate the best candidate's SQL, where there was one that the guard let pass
   * @param suggestions rewordings worth trying; may hold cell values
   */
  record Abstention(
      AbstentionReason reason,
      String message,
      Optional<Confidence> confidence,
      Optional<String> candidate,
      List<Finding> findings,
      List<String> suggestions)
      implements Decision {
    public Abstention {
      findings = List.copyOf(findings);
      suggestions = List.copyOf(suggestions);
    }

    /** An abstention before there was any candidate. */
    public static Abstention early(AbstentionReason reason, String message) {
      return new Abstention(
          reason, message, Optional.empty(), Optional.empty(), List.of(), List.of());
    }
  }
}
