package io.github.askjdbc.decision.confidence;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.github.askjdbc.catalog.CatalogSnapshot;
import io.github.askjdbc.decision.InspectedCandidate;
import io.github.askjdbc.decision.InspectedQuestion;
import io.github.askjdbc.meaning.Meaning;
import io.github.askjdbc.meaning.WordVectors;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Everything that a confidence is made of. What depends on a catalog alone is made once and kept
 * while the catalog is in use. Thread-safe.
 */
public final class ConfidenceFeatures {

  private static final int KEPT_CATALOGS = 8;

  private final WordVectors vectors = WordVectors.shipped();
  private final Cache<CatalogSnapshot, SchemaMeanings> schemas =
      Caffeine.newBuilder().weakKeys().maximumSize(KEPT_CATALOGS).build();

  private final List<FeatureGroup> groups =
      List.of(
          new SignalFeatures(),
          new AskedFeatures(),
          new SelectFeatures(),
          new ShapeFeatures(),
          new ResultFeatures(),
          new WriterFeatures(),
          new CatalogFeatures());

  /** One row a candidate, in their order. */
  public List<FeatureRow> of(InspectedQuestion question) {
    Optional<Meaning> asked = vectors.ofText(question.question().read());
    AgreementFeatures agreement = new AgreementFeatures(question);
    WordingFeatures wording = new WordingFeatures(question, asked, vectors);
    SchemaFeatures schema =
        new SchemaFeatures(
            question,
            asked,
            schemas.get(question.catalog(), catalog -> new SchemaMeanings(catalog, vectors)));
    List<FeatureRow> rows = new ArrayList<>();
    for (InspectedCandidate candidate : question.candidates()) {
      FeatureRow row = new FeatureRow();
      groups.forEach(group -> group.add(row, question, candidate));
      wording.add(row, candidate);
      agreement.add(row, candidate);
      schema.add(row);
      rows.add(row);
    }
    return rows;
  }
}
