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
 * that is flagged and a milder one for every signal that could not look. It orders candidates and
 * says so of itself: it is not calibrated.
 */
public final class UncalibratedConfidence implements Believer {

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

  @Override
  public Belief of(InspectedQuestion question) {
    List<Confidence> confidences =
        question.candidates().stream().map(UncalibratedConfidence::confidence).toList();
    Set<Integer> explained =
        IntStream.range(0, confidences.size())
            .boxed()
            .max(Comparator.comparingDouble(i -> confidences.get(i).value()))
            .flatMap(best -> question.candidates().get(best).candidate().explained())
            .orElse(Set.of());
    return new Belief(confidences, unanswerable(question.question(), explained));
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
      if (inspection.verdict() instanceof Verdict.Flagged) {
        value *= FLAGGED.getOrDefault(inspection.signal(), UNKNOWN_SIGNAL);
      } else if (inspection.verdict() instanceof Verdict.Abstained) {
        value *= COULD_NOT_LOOK;
      }
    }
    return new Confidence(value, false);
  }
}
