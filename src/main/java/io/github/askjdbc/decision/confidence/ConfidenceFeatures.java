package io.github.askjdbc.decision.confidence;

import io.github.askjdbc.decision.InspectedCandidate;
import io.github.askjdbc.decision.InspectedQuestion;
import io.github.askjdbc.meaning.WordVectors;
import java.util.ArrayList;
import java.util.List;

/** Everything that a confidence is made of. Thread-safe. */
public final class ConfidenceFeatures {

  private final WordVectors vectors = WordVectors.shipped();

  private final List<FeatureGroup> groups =
      List.of(
          new SignalFeatures(),
          new WordFeatures(),
          new WordingFeatures(vectors),
          new DemandFeatures(),
          new SelectFeatures(),
          new ShapeFeatures(),
          new ResultFeatures(),
          new OwnerFeatures());

  /** One row a candidate, in their order. */
  public List<FeatureRow> of(InspectedQuestion question) {
    AgreementFeatures agreement = new AgreementFeatures(question);
    SchemaFeatures schema = new SchemaFeatures(question, vectors);
    List<FeatureRow> rows = new ArrayList<>();
    for (InspectedCandidate candidate : question.candidates()) {
      FeatureRow row = new FeatureRow();
      groups.forEach(group -> group.add(row, question, candidate));
      agreement.add(row, candidate);
      schema.add(row);
      rows.add(row);
    }
    return rows;
  }
}
