package io.github.askjdbc.decision.confidence;

import io.github.askjdbc.decision.InspectedCandidate;
import io.github.askjdbc.decision.InspectedQuestion;
import io.github.askjdbc.inspection.Inspection;
import io.github.askjdbc.inspection.Verdict;

/** The detectors' votes, by signal id: 1 flagged, 0 clean, unknown where a detector abstained. */
final class SignalFeatures implements FeatureGroup {

  static final String PREFIX = "signal:";

  @Override
  public void add(FeatureRow row, InspectedQuestion question, InspectedCandidate candidate) {
    int flagged = 0;
    int clean = 0;
    for (Inspection inspection : candidate.inspections()) {
      if (inspection.verdict() instanceof Verdict.Flagged) {
        flagged++;
        row.put(PREFIX + inspection.signal(), 1);
      } else if (inspection.verdict() instanceof Verdict.Clean) {
        clean++;
        row.put(PREFIX + inspection.signal(), 0);
      }
    }
    row.put("signals:flagged", flagged);
    row.put("signals:flagged-share", flagged + clean == 0 ? 0 : (double) flagged / (flagged + clean));
  }
}
