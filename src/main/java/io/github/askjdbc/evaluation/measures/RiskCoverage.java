package io.github.askjdbc.evaluation.measures;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalDouble;

/**
 * How the share of wrong answers grows as less sure ones are given too (selective prediction;
 * Geifman and El-Yaniv 2017). The threshold runs down the confidences whatever was decided;
 * questions without a SQL and a confidence stay uncovered.
 *
 * @param points one for each distinct confidence, from the surest down
 * @param aurc area under the curve: the mean, over the questions that can be covered, of the risk
 *     at their rank; within a tie the expected risk of a random order. Empty where none can be
 */
public record RiskCoverage(List<Point> points, OptionalDouble aurc) {

  /**
   * Answering everything from {@code threshold} up.
   *
   * @param coverage of all questions, between 0 and 1
   * @param risk wrong among the covered, between 0 and 1
   * @param reliability RS(c) at the penalty of the curve
   */
  public record Point(double threshold, double coverage, double risk, double reliability) {}

  public RiskCoverage {
    points = List.copyOf(points);
  }

  /**
   * @param penalty for the reliability along the curve
   */
  public static RiskCoverage of(List<Outcome> outcomes, double penalty) {
    List<Outcome> ranked =
        outcomes.stream()
            .filter(outcome -> outcome.candidate() && outcome.confidence().isPresent())
            .sorted(Comparator.comparingDouble(RiskCoverage::confidence).reversed())
            .toList();
    List<Point> points = new ArrayList<>();
    double score = outcomes.stream().filter(outcome -> !outcome.answerable()).count();
    double riskSum = 0;
    int wrong = 0;
    int at = 0;
    while (at < ranked.size()) {
      double threshold = confidence(ranked.get(at));
      int end = at;
      int wrongInTie = 0;
      while (end < ranked.size() && confidence(ranked.get(end)) == threshold) {
        Outcome outcome = ranked.get(end);
        wrongInTie += outcome.right() ? 0 : 1;
        score += outcome.right() ? 1 : -penalty - (outcome.answerable() ? 0 : 1);
        end++;
      }
      double rate = (double) wrongInTie / (end - at);
      for (int rank = at + 1; rank <= end; rank++) {
        riskSum += (wrong + rate * (rank - at)) / rank;
      }
      wrong += wrongInTie;
      at = end;
      points.add(
          new Point(
              threshold,
              (double) end / outcomes.size(),
              (double) wrong / end,
              100 * score / outcomes.size()));
    }
    return new RiskCoverage(points, ErrorDetection.ratio(riskSum, ranked.size()));
  }

  private static double confidence(Outcome outcome) {
    return outcome.confidence().getAsDouble();
  }
}
