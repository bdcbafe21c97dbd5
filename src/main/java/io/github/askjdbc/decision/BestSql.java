package io.github.askjdbc.decision;

import io.github.askjdbc.inspection.Finding;
import io.github.askjdbc.inspection.Note;
import java.util.ArrayList;
import java.util.List;

/**
 * The SQL that a decision is about.
 *
 * @param sql one SELECT, re-rendered from its tree after the guard let it pass
 * @param findings what the detectors flagged
 * @param notes what else a person should know of it
 */
public record BestSql(String sql, Confidence confidence, List<Finding> findings, List<Note> notes) {
  public BestSql {
    findings = List.copyOf(findings);
    notes = List.copyOf(notes);
  }

  public static BestSql of(Assessment best) {
    return new BestSql(best.sql(), best.confidence(), best.findings(), best.notes());
  }

  /** The same with a further note. */
  public BestSql noting(Note note) {
    List<Note> more = new ArrayList<>(notes);
    more.add(note);
    return new BestSql(sql, confidence, findings, more);
  }
}
