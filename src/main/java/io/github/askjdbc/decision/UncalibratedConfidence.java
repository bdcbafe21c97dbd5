package io.github.askjdbc.decision;

import io.github.askjdbc.generation.Candidate;
import io.github.askjdbc.inspection.Inspection;
import io.github.askjdbc.inspection.Verdict;
import java.util.List;
import java.util.Map;

/**
 * A confidence from weights set by hand: the candidate's score, times a factor for every signal
 * that is flagged and a milder one for every signal of the table that could not look. It orders
 * candidates and says so of itself: it is not calibrated.
 */
public final class UncalibratedConfidence {

  /** No SQL is certain to answer a question in plain language. */
  private static final double CEILING = 0.98;

  private static final double UNKNOWN_SIGNAL = 0.8;
  private static final double COULD_NOT_LOOK = 0.99;

  private static final Map<String, Double> FLAGGED =
      Map.of(
          "execution-error", 0.0,
          "empty-predicate", 0.3,
          "unaccounted-word", 0.5,
          "abnormal-result", 0.85);

  public Confidence of(Candidate candidate, List<Inspection> inspections) {
    double score = Math.max(0, Math.min(1, candidate.score()));
    double value = CEILING * score;
    for (Inspection inspection : inspections) {
      if (inspection.verdict() instanceof Verdict.Flagged) {
        value *= FLAGGED.getOrDefault(inspection.signal(), UNKNOWN_SIGNAL);
      } else if (inspection.verdict() instanceof Verdict.Abstained
          && FLAGGED.containsKey(inspection.signal())) {
        value *= COULD_NOT_LOOK;
      }
    }
    return new Confidence(value, false);
  }
}
