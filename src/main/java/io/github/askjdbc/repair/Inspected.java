package io.github.askjdbc.repair;

import io.github.askjdbc.generation.Candidate;
import io.github.askjdbc.inspection.Inspection;
import io.github.askjdbc.inspection.Subject;
import java.util.List;

/**
 * A candidate that the guard let pass, with what the detectors say of it.
 *
 * @param inspections by the detectors that ask no model; and, by its id, of each repair that made
 *     the candidate what it is
 */
public record Inspected(Candidate candidate, Subject subject, List<Inspection> inspections) {
  public Inspected {
    inspections = List.copyOf(inspections);
  }
}
