package io.github.askjdbc.decision;

import io.github.askjdbc.learning.Calibrator;
import java.util.Comparator;
import java.util.Objects;

/**
 * Another's confidences, as people's verdicts on one database correct them. Verdicts are on what
 * was shown, the best candidate, so that its confidence is mapped, and the others keep their ratio
 * to it.
 */
public final class RecalibratedBeliever implements Believer {

  private final Believer believer;
  private final Calibrator calibrator;

  public RecalibratedBeliever(Believer believer, Calibrator calibrator) {
    this.believer = Objects.requireNonNull(believer, "believer");
    this.calibrator = Objects.requireNonNull(calibrator, "calibrator");
  }

  @Override
  public Belief of(InspectedQuestion question) {
    Belief belief = believer.of(question);
    double best =
        belief.confidences().stream()
            .map(Confidence::value)
            .max(Comparator.naturalOrder())
            .orElse(0.0);
    if (best == 0) {
      return belief;
    }
    double mapped = calibrator.probability(best);
    return new Belief(
        belief.confidences().stream()
            .map(one -> new Confidence(Math.min(1, one.value() / best * mapped), true))
            .toList(),
        // right SQL needs an answerable question, so that both cannot be likely
        Math.min(belief.unanswerable(), 1 - mapped));
  }
}
