package io.github.askjdbc.decision.confidence;

import io.github.askjdbc.decision.InspectedCandidate;
import io.github.askjdbc.decision.InspectedQuestion;

/** How much the database holds that a question could be about. */
public final class CatalogFeatures implements FeatureGroup {

  /** How many columns the tables and views that a question may be about have. */
  public static final String COLUMNS = "catalog:columns";

  @Override
  public void add(FeatureRow row, InspectedQuestion question, InspectedCandidate candidate) {
    row.put(
        COLUMNS,
        question.catalog().tables().stream().mapToInt(table -> table.columns().size()).sum());
  }
}
