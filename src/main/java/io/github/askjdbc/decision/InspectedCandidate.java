package io.github.askjdbc.decision;

import io.github.askjdbc.database.ProbeOutcome;
import io.github.askjdbc.generation.Candidate;
import io.github.askjdbc.generation.TriedQuery;
import io.github.askjdbc.inspection.Effect;
import io.github.askjdbc.inspection.Finding;
import io.github.askjdbc.inspection.Inspection;
import io.github.askjdbc.inspection.Note;
import io.github.askjdbc.sql.ResolvedQuery;
import java.util.List;
import java.util.function.Predicate;

/**
 * A candidate that the guard let pass, with what the detectors say of it.
 *
 * @param tried the query, and what a bounded run of it gave
 * @param inspections one for each detector, ordered by signal; none where it was not inspected
 * @param notes what else a person should know of it
 */
public record InspectedCandidate(
    Candidate candidate, TriedQuery tried, List<Inspection> inspections, List<Note> notes) {

  public InspectedCandidate {
    inspections = List.copyOf(inspections);
    notes = List.copyOf(notes);
  }

  /** What its names mean in the database. */
  public ResolvedQuery query() {
    return tried.names();
  }

  /** Re-rendered from the tree; what would be run. */
  public String sql() {
    return tried.sql();
  }

  /** What a bounded run of the SQL gave. */
  public ProbeOutcome result() {
    return tried.outcome();
  }

  /** The same SQL, as another candidate holds it. */
  public InspectedCandidate writtenAs(Candidate other) {
    return new InspectedCandidate(other, tried, inspections, notes);
  }

  public List<Finding> findings() {
    return inspections.stream().flatMap(inspection -> inspection.findings().stream()).toList();
  }

  /** Whether a flagged signal has such an effect. */
  public boolean suffers(Predicate<Effect> effect) {
    return inspections.stream()
        .anyMatch(inspection -> inspection.flagged() && effect.test(inspection.signal().effect()));
  }
}
