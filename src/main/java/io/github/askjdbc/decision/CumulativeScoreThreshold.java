package io.github.askjdbc.decision;

import java.util.Comparator;
import java.util.List;

/**
 * The heuristic of TrustSQL, appendix F: with 1 for right and -1 for wrong, and the surest first,
 * the threshold where the running sum stops growing. It is read as the sum's maximum, the longest
 * stretch where several reach it; a tie of confidences is taken whole or not at all.
 *
 * <p>It knows no penalty: it answers as long as more than half of what it adds is right.
 */
public final class CumulativeScoreThreshold implements ThresholdRule {

  @Override
  public double threshold(List<ScoredSql> known) {
    List<ScoredSql> surest =
        known.stream()
            .sorted(Comparator.comparingDouble(ScoredSql::confidence).reversed())
            .toList();
    double best = NEVER;
    int bestSum = 0;
    int sum = 0;
    for (int i = 0; i < surest.size(); i++) {
      sum += surest.get(i).right() ? 1 : -1;
      double confidence = surest.get(i).confidence();
      boolean tieEnds = i + 1 == surest.size() || surest.get(i + 1).confidence() < confidence;
      if (tieEnds && sum > 0 && sum >= bestSum) {
        bestSum = sum;
        best = confidence;
      }
    }
    return best;
  }
}
