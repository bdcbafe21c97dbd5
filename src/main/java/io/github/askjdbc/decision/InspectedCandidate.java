package io.github.askjdbc.decision;

import io.github.askjdbc.database.ProbeOutcome;
import io.github.askjdbc.generation.Candidate;
import io.github.askjdbc.inspection.Finding;
import io.github.askjdbc.inspection.Inspection;
import io.github.askjdbc.inspection.Verdict;
import io.github.askjdbc.sql.ResolvedQuery;
import java.util.ArrayList;
import java.util.List;

/**
 * A candidate that the guard let pass, with what the detectors say of it.
 *
 * @param query what its names mean in the database
 * @param sql re-rendered from the tree; what would be run
 * @param inspections one for each detector, ordered by signal; none where it was not inspected
 * @param result what a bounded run of the SQL gave
 */
public record InspectedCandidate(
    Candidate candidate,
    ResolvedQuery query,
    String sql,
    List<Inspection> inspections,
    ProbeOutcome result) {

  public InspectedCandidate {
    inspections = List.copyOf(inspections);
  }

  /** The same SQL, as another candidate holds it. */
  public InspectedCandidate writtenAs(Candidate other) {
    return new InspectedCandidate(other, query, sql, inspections, result);
  }

  public List<Finding> findings() {
    List<Finding> findings = new ArrayList<>();
    for (Inspection inspection : inspections) {
      if (inspection.verdict() instanceof Verdict.Flagged flagged) {
        findings.addAll(flagged.findings());
      }
    }
    return findings;
  }

  public boolean flaggedBy(String signal) {
    return inspections.stream()
        .anyMatch(
            inspection ->
                inspection.signal().equals(signal)
                    && inspection.verdict() instanceof Verdict.Flagged);
  }
}
