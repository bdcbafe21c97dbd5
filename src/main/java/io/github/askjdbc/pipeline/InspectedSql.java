package io.github.askjdbc.pipeline;

import io.github.askjdbc.decision.Assessment;
import io.github.askjdbc.inspection.Finding;
import io.github.askjdbc.inspection.Inspection;
import java.util.List;

/**
 * What the detectors say of a SQL.
 *
 * @param text that the findings' spans refer to
 * @param inspections one for each detector, in the order of their ids
 */
public record InspectedSql(String text, List<Inspection> inspections) {
  public InspectedSql {
    inspections = List.copyOf(inspections);
  }

  static InspectedSql of(Assessment assessed) {
    return new InspectedSql(assessed.query().query().text(), assessed.inspections());
  }

  public List<Finding> findings() {
    return inspections.stream().flatMap(inspection -> inspection.findings().stream()).toList();
  }
}
