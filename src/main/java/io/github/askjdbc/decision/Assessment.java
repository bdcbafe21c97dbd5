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

/** An inspected candidate, and how sure the driver is of it. */
public record Assessment(InspectedCandidate inspected, Confidence confidence) {

  public Candidate candidate() {
    return inspected.candidate();
  }

  public ResolvedQuery query() {
    return inspected.query();
  }

  public String sql() {
    return inspected.sql();
  }

  public List<Inspection> inspections() {
    return inspected.inspections();
  }

  public ProbeOutcome result() {
    return inspected.result();
  }

  public List<Finding> findings() {
    return inspected.findings();
  }

  public List<Note> notes() {
    return inspected.notes();
  }

  /** As {@link InspectedCandidate#suffers} says. */
  public boolean suffers(Predicate<Effect> effect) {
    return inspected.suffers(effect);
  }
}
