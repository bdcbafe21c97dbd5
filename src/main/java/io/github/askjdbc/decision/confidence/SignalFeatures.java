package io.github.askjdbc.decision.confidence;

import io.github.askjdbc.decision.InspectedCandidate;
import io.github.askjdbc.decision.InspectedQuestion;
import io.github.askjdbc.inspection.Inspection;
import io.github.askjdbc.inspection.Verdict;

/**
 * The detectors' votes, by signal id: 1 flagged, 0 clean, unknown where a detector abstained. They
 * are not counted, so that a new signal changes nothing for models that do not know it.
 */
public final class SignalFeatures implements FeatureGroup {

  /** Before the ids of signals. */
  public static final String PREFIX = "signal:";

  @Override
  public void add(FeatureRow row, InspectedQuestion question, InspectedCandidate candidate) {
    for (Inspection inspection : candidate.inspections()) {
      if (inspection.flagged()) {
        row.put(PREFIX + inspection.id(), 1);
      } else if (inspection.verdict() instanceof Verdict.Clean) {
        row.put(PREFIX + inspection.id(), 0);
      }
    }
  }
}
