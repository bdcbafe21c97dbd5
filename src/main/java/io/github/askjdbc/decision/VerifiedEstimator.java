package io.github.askjdbc.decision;

import io.github.askjdbc.database.ProbeOutcome;
import io.github.askjdbc.inspection.Effect;
import java.util.List;
import java.util.Objects;

/**
 * Trusts SQL that a person found right for the question, unless a hard fact is against it: it
 * fails, or breaks a rule that nothing outweighs. Beside it nothing else counts. Questions without
 * such SQL are left to another estimator.
 */
public final class VerifiedEstimator implements ConfidenceEstimator {

  private static final Confidence CERTAIN = new Confidence(1, false);
  private static final Confidence NONE = new Confidence(0, false);

  private final ConfidenceEstimator others;

  /**
   * @param others weighs what nobody verified
   */
  public VerifiedEstimator(ConfidenceEstimator others) {
    this.others = Objects.requireNonNull(others, "others");
  }

  @Override
  public Estimate of(InspectedQuestion question) {
    List<InspectedCandidate> candidates = question.candidates();
    if (candidates.stream().noneMatch(one -> one.candidate().verified())) {
      return others.of(question);
    }
    return new Estimate(
        candidates.stream()
            .map(one -> one.candidate().verified() && !isRefuted(one) ? CERTAIN : NONE)
            .toList(),
        0);
  }

  private static boolean isRefuted(InspectedCandidate candidate) {
    return candidate.result() instanceof ProbeOutcome.Failed || candidate.suffers(Effect::refutes);
  }
}
