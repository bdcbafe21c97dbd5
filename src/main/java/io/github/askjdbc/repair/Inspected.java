package io.github.askjdbc.repair;

import io.github.askjdbc.generation.Candidate;
import io.github.askjdbc.inspection.Inspection;
import io.github.askjdbc.inspection.Note;
import io.github.askjdbc.inspection.Subject;
import java.util.List;

/**
 * A candidate that the guard let pass, with what the detectors say of it.
 *
 * @param inspections by the detectors that ask no model
 * @param notes what the repairs changed that made the candidate what it is
 */
public record Inspected(
    Candidate candidate, Subject subject, List<Inspection> inspections, List<Note> notes) {
  public Inspected {
    inspections = List.copyOf(inspections);
    notes = List.copyOf(notes);
  }
}
