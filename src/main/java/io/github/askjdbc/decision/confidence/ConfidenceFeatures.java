package io.github.askjdbc.decision.confidence;

import io.github.askjdbc.decision.InspectedCandidate;
import io.github.askjdbc.decision.InspectedQuestion;
import java.util.List;

/** Everything that a confidence is made of. Thread-safe. */
public final class ConfidenceFeatures {

  private final List<FeatureGroup> groups =
      List.of(
          new SignalFeatures(),
          new SourceFeatures(),
          new AgreementFeatures(),
          new WordFeatures(),
          new DemandFeatures(),
          new ShapeFeatures(),
          new ResultFeatures(),
          new OwnerFeatures());

  /** One row a candidate, in their order. */
  public List<FeatureRow> of(InspectedQuestion question) {
    return question.candidates().stream().map(candidate -> row(question, candidate)).toList();
  }

  private FeatureRow row(InspectedQuestion question, InspectedCandidate candidate) {
    FeatureRow row = new FeatureRow();
    groups.forEach(group -> group.add(row, question, candidate));
    return row;
  }
}
