package io.github.askjdbc.decision.confidence;

import io.github.askjdbc.decision.InspectedCandidate;
import io.github.askjdbc.decision.InspectedQuestion;

/** How much the database holds that a question could be about. */
public final class CatalogFeatures implements FeatureGroup {

  /** How many columns the tables and views that a question may be about have. */
  public static final String COLUMNS = "catalog:columns";

  /** Whether they have more than {@value #FEW_COLUMNS}, as databases of businesses do. */
  public static final String LARGE = "catalog:large";

  /** A choice: most of Spider's databases have fewer, those of businesses twice as many. */
  static final int FEW_COLUMNS = 40;

  @Override
  public void add(FeatureRow row, InspectedQuestion question, InspectedCandidate candidate) {
    int columns =
        question.catalog().tables().stream().mapToInt(table -> table.columns().size()).sum();
    row.put(COLUMNS, columns);
    row.put(LARGE, columns > FEW_COLUMNS);
  }
}
