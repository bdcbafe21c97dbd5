package io.github.askjdbc.pipeline;

import io.github.askjdbc.decision.Assessment;
import io.github.askjdbc.decision.Confidence;
import io.github.askjdbc.generation.Writer;
import io.github.askjdbc.inspection.Finding;
import java.util.List;

/**
 * The candidate that a decision is about.
 *
 * @param sql re-rendered from its tree
 * @param writer who wrote it
 * @param confidence without what is known of the writer on this database
 * @param signals ids of the signals that are flagged
 */
public record Chosen(String sql, Writer writer, Confidence confidence, List<String> signals) {
  public Chosen {
    signals = List.copyOf(signals);
  }

  static Chosen of(Assessment best, Confidence withoutRecord) {
    return new Chosen(
        best.sql(),
        best.candidate().writer(),
        withoutRecord,
        best.findings().stream().map(Finding::signal).distinct().toList());
  }

  /** Whether a person found it right before. */
  public boolean verified() {
    return writer.kind() == Writer.Kind.PERSON;
  }
}
