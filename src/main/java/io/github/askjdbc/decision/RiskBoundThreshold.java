package io.github.askjdbc.decision;

import java.util.Comparator;
import java.util.List;
import org.hipparchus.distribution.discrete.HypergeometricDistribution;

/**
 * A distribution-free bound on the rate of wrong answers that holds with a chosen probability, not
 * only on average as {@link ConformalThreshold}'s: of as many new questions as are known, with new
 * and known ones exchangeable, more than the share {@code maxRisk} is answered wrongly with a
 * probability of at most {@code delta}.
 *
 * <p>Thresholds are tried from the surest down until the first that fails (fixed-sequence testing;
 * Angelopoulos et al. 2021, "Learn then Test"), each by the exact hypergeometric chance that so few
 * of all wrong ones fell among the known.
 *
 * @param maxRisk wrong answers among all questions, between 0 and 1, both excluded
 * @param delta how often the bound may fail, between 0 and 1, both excluded
 */
public record RiskBoundThreshold(double maxRisk, double delta) implements ThresholdRule {

  public RiskBoundThreshold {
    if (!(maxRisk > 0 && maxRisk < 1) || !(delta > 0 && delta < 1)) {
      throw new IllegalArgumentException(
          "a risk of "
              + maxRisk
              + " with a delta of "
              + delta
              + " is not allowed; use numbers above 0 and below 1");
    }
  }

  @Override
  public double threshold(List<ScoredSql> known) {
    List<ScoredSql> surest =
        known.stream()
            .sorted(Comparator.comparingDouble(ScoredSql::confidence).reversed())
            .toList();
    int mostWrong = mostWrong(known.size());
    double best = NEVER;
    int wrong = 0;
    for (int i = 0; i < surest.size(); i++) {
      wrong += surest.get(i).right() ? 0 : 1;
      double confidence = surest.get(i).confidence();
      boolean tieEnds = i + 1 == surest.size() || surest.get(i + 1).confidence() < confidence;
      if (wrong > mostWrong) {
        break;
      }
      if (tieEnds) {
        best = confidence;
      }
    }
    return best;
  }

  /** How many of n known answers may be wrong; -1 where even none is too many. */
  private int mostWrong(int n) {
    int exceeding = (int) Math.floor(maxRisk * n) + 1;
    int allowed = -1;
    while (allowed + 1 + exceeding <= 2 * n && chance(n, allowed + 1, exceeding) <= delta) {
      allowed++;
    }
    return allowed;
  }

  /** That of all the wrong ones so few are known, although the new ones are too many. */
  private static double chance(int n, int known, int exceeding) {
    return new HypergeometricDistribution(2 * n, known + exceeding, n).cumulativeProbability(known);
  }
}
