package io.github.askjdbc.pipeline;

import io.github.askjdbc.decision.Assessment;
import io.github.askjdbc.inspection.Finding;
import io.github.askjdbc.inspection.Inspection;
import io.github.askjdbc.sql.QueryFacts;
import java.util.List;
import java.util.Optional;

/**
 * What the detectors say of a SQL.
 *
 * @param text that the findings' spans refer to
 * @param inspections one for each detector, in the order of their ids
 * @param facts what it does, where it was resolved
 */
public record InspectedSql(String text, List<Inspection> inspections, Optional<QueryFacts> facts) {
  public InspectedSql {
    inspections = List.copyOf(inspections);
  }

  static InspectedSql of(Assessment assessed) {
    return new InspectedSql(
        assessed.query().query().text(),
        assessed.inspections(),
        Optional.of(assessed.query().facts()));
  }

  public List<Finding> findings() {
    return inspections.stream().flatMap(inspection -> inspection.findings().stream()).toList();
  }
}
