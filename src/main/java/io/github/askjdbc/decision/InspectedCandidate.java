package io.github.askjdbc.decision;

import io.github.askjdbc.database.ProbeOutcome;
import io.github.askjdbc.generation.Candidate;
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
 * @param query what its names mean in the database
 * @param sql re-rendered from the tree; what would be run
 * @param inspections one for each detector, ordered by signal; none where it was not inspected
 * @param notes what else a person should know of it
 * @param result what a bounded run of the SQL gave
 */
public record InspectedCandidate(
    Candidate candidate,
    ResolvedQuery query,
    String sql,
    List<Inspection> inspections,
    List<Note> notes,
    ProbeOutcome result) {

  public InspectedCandidate {
    inspections = List.copyOf(inspections);
    notes = List.copyOf(notes);
  }

  /** The same SQL, as another candidate holds it. */
  public InspectedCandidate writtenAs(Candidate other) {
    return new InspectedCandidate(other, query, sql, inspections, notes, result);
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
