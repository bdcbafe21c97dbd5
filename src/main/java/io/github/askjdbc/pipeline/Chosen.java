package io.github.askjdbc.pipeline;

import io.github.askjdbc.decision.Assessment;
import io.github.askjdbc.decision.Confidence;
import io.github.askjdbc.generation.Candidate;
import io.github.askjdbc.inspection.Finding;
import java.util.List;

/**
 * The candidate that a decision is about.
 *
 * @param sql re-rendered from its tree
 * @param generator id of the one that wrote it
 * @param confidence before any refit to verdicts on this database
 * @param signals ids of the signals that are flagged
 */
public record Chosen(String sql, String generator, Confidence confidence, List<String> signals) {
  public Chosen {
    signals = List.copyOf(signals);
  }

  static Chosen of(Assessment best, Confidence beforeRefit) {
    return new Chosen(
        best.sql(),
        best.candidate().generator(),
        beforeRefit,
        best.findings().stream().map(Finding::signal).distinct().toList());
  }

  /** Whether a person found it right before. */
  public boolean verified() {
    return generator.equals(Candidate.VERIFIED);
  }
}
