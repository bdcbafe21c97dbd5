package io.github.askjdbc.evaluation.report;

import io.github.askjdbc.evaluation.measures.Bootstrap;
import java.util.Map;

/**
 * What a report is made with.
 *
 * @param title in the heading
 * @param description of the run, as shown: input, seed, settings
 * @param penalty of the decision, at which the curve, net effects and threshold rules are counted
 * @param maxRisk of the conformal rule
 * @param bootstrap for the intervals
 */
public record ReportSettings(
    String title,
    Map<String, String> description,
    double penalty,
    double maxRisk,
    Bootstrap bootstrap) {

  public ReportSettings {
    description = Map.copyOf(description);
  }
}
