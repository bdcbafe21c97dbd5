package io.github.askjdbc.decision;

import java.util.Comparator;
import java.util.List;

/**
 * A conformal bound on the rate of wrong answers (conformal risk control; Angelopoulos et al. 2024,
 * theorem 1): the lowest threshold at which {@code (wrong answers + 1) / (n + 1)} stays within the
 * risk. For a new question exchangeable with the known ones, the chance of a wrong answer is then
 * at most that risk.
 *
 * <p>The rate is of all questions, answered or not; how many of the answers are wrong is not
 * bounded. With fewer than {@code 1 / maxRisk - 1} known SQL nothing is answered.
 *
 * @param maxRisk between 0 and 1, both excluded
 */
public record ConformalThreshold(double maxRisk) implements ThresholdRule {

  public ConformalThreshold {
    if (!(maxRisk > 0 && maxRisk < 1)) {
      throw new IllegalArgumentException(
          "a risk of " + maxRisk + " is not allowed; use a number above 0 and below 1");
    }
  }

  @Override
  public double threshold(List<ScoredSql> known) {
    List<ScoredSql> surest =
        known.stream()
            .sorted(Comparator.comparingDouble(ScoredSql::confidence).reversed())
            .toList();
    double best = NEVER;
    int wrong = 0;
    for (int i = 0; i < surest.size(); i++) {
      wrong += surest.get(i).right() ? 0 : 1;
      double confidence = surest.get(i).confidence();
      boolean tieEnds = i + 1 == surest.size() || surest.get(i + 1).confidence() < confidence;
      if ((wrong + 1.0) / (known.size() + 1) > maxRisk) {
        break;
      }
      if (tieEnds) {
        best = confidence;
      }
    }
    return best;
  }
}
