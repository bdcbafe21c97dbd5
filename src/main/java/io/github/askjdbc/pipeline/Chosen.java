package io.github.askjdbc.pipeline;

import io.github.askjdbc.decision.Assessment;
import io.github.askjdbc.decision.Confidence;
import io.github.askjdbc.generation.Writer;
import io.github.askjdbc.inspection.Finding;
import java.util.List;
import java.util.OptionalDouble;

/**
 * The candidate that a decision is about.
 *
 * @param sql re-rendered from its tree
 * @param writer who wrote it
 * @param confidence without what is known of the writer on this database
 * @param sureness of the writer, between 0 and 1; empty where it does not say
 * @param signals ids of the signals that are flagged
 */
public record Chosen(
    String sql,
    Writer writer,
    Confidence confidence,
    OptionalDouble sureness,
    List<String> signals) {

  public Chosen {
    signals = List.copyOf(signals);
  }

  static Chosen of(Assessment best, Confidence withoutRecord) {
    return new Chosen(
        best.sql(),
        best.candidate().writer(),
        withoutRecord,
        best.candidate().sure().overall(),
        best.findings().stream().map(Finding::signal).distinct().toList());
  }

  /** Whether a person found it right before. */
  public boolean verified() {
    return writer.kind() == Writer.Kind.PERSON;
  }
}
