package io.github.askjdbc.decision;

import io.github.askjdbc.generation.Candidate;
import io.github.askjdbc.inspection.Inspection;
import io.github.askjdbc.inspection.Verdict;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.linking.Word;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * A confidence from weights set by hand: the candidate's score, times a factor for every signal
 * that is flagged and a milder one for every signal of the table that could not look. It orders
 * candidates and says so of itself: it is not calibrated.
 */
public final class UncalibratedConfidence implements ConfidenceEstimator {

  /** No SQL is certain to answer a question in plain language. */
  private static final double CEILING = 0.98;

  /**
   * Factors set by hand.
   *
   * @param abstained for a signal that could not look, although it looks at most queries
   */
  private record Weight(double flagged, double abstained) {}

  private static final Weight UNKNOWN = new Weight(0.8, 1);

  /** Finds few of the wrong queries, and hardly a right one. */
  private static final Weight RARE = new Weight(0.9, 1);

  /** Says too little by itself. */
  private static final Weight NEUTRAL = new Weight(1, 1);

  /**
   * A query that was mended by joining or grouping in another way. Of such queries that nothing
   * else flags, fewer were right than of those that were never mended.
   */
  private static final Weight MENDED = new Weight(0.91, 1);

  private static final Map<String, Weight> WEIGHTS =
      Map.ofEntries(
          Map.entry("execution-error", new Weight(0, 0.99)),
          Map.entry("user-constraint", new Weight(0, 1)),
          Map.entry("empty-predicate", new Weight(0.3, 0.99)),
          Map.entry("unaccounted-word", new Weight(0.5, 0.99)),
          Map.entry("abnormal-result", new Weight(0.85, 0.99)),
          Map.entry("incorrect-filter-in-subquery", RARE),
          Map.entry("incorrect-group-by", RARE),
          Map.entry("incorrect-join-predicate", RARE),
          Map.entry("missing-group-by", RARE),
          Map.entry("missing-join", RARE),
          Map.entry("partial-date", RARE),
          Map.entry("null-comparison", RARE),
          Map.entry("null-in-not-in", RARE),
          Map.entry("redundant-join", RARE),
          Map.entry("unit-mismatch", RARE),
          Map.entry("unnecessary-subquery", RARE),
          Map.entry("value-ambiguity", RARE),
          Map.entry("wrong-owner", RARE),
          Map.entry("added-join-condition", MENDED),
          Map.entry("any-of-subquery", MENDED),
          Map.entry("bridged-join", MENDED),
          Map.entry("grouped-column", MENDED),
          Map.entry("keyed-join", MENDED),
          Map.entry("folded-literal", NEUTRAL),
          Map.entry("column-type-mismatch", NEUTRAL),
          Map.entry("fan-out", NEUTRAL),
          Map.entry("integer-division", NEUTRAL),
          Map.entry("suboptimal-join-tree", NEUTRAL),
          Map.entry("table-similarity", NEUTRAL),
          Map.entry("top-tie", NEUTRAL),
          Map.entry("unmet-demand", NEUTRAL),
          Map.entry("value-not-mentioned", NEUTRAL),
          Map.entry("wrong-projection", RARE));

  @Override
  public Estimate of(InspectedQuestion question) {
    List<Confidence> confidences =
        question.candidates().stream().map(UncalibratedConfidence::confidence).toList();
    Set<Integer> explained =
        IntStream.range(0, confidences.size())
            .boxed()
            .max(Comparator.comparingDouble(i -> confidences.get(i).value()))
            .flatMap(best -> question.candidates().get(best).candidate().explained())
            .orElse(Set.of());
    return new Estimate(confidences, unanswerable(question.question(), explained));
  }

  /** The share of the content words that neither the database nor the best candidate explains. */
  private static double unanswerable(LinkedQuestion question, Set<Integer> explained) {
    long content = question.words().stream().filter(Word::content).count();
    long unknown =
        question.unexplained().stream().filter(index -> !explained.contains(index)).count();
    return content == 0 ? 1 : (double) unknown / content;
  }

  private static Confidence confidence(InspectedCandidate inspected) {
    Candidate candidate = inspected.candidate();
    double score = Math.max(0, Math.min(1, candidate.score()));
    double value = CEILING * score;
    for (Inspection inspection : inspected.inspections()) {
      Weight weight = WEIGHTS.getOrDefault(inspection.id(), UNKNOWN);
      if (inspection.verdict() instanceof Verdict.Flagged) {
        value *= weight.flagged();
      } else if (inspection.verdict() instanceof Verdict.Abstained) {
        value *= weight.abstained();
      }
    }
    return new Confidence(value, false);
  }
}
