package io.github.askjdbc.pipeline;

import io.github.askjdbc.decision.Assessment;
import io.github.askjdbc.decision.ConfidenceEstimator;
import io.github.askjdbc.decision.Estimate;
import io.github.askjdbc.decision.InspectedCandidate;
import io.github.askjdbc.decision.InspectedQuestion;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** An inspected question, and how likely its candidates are right. */
record WeighedQuestion(InspectedQuestion question, Estimate estimate) {

  static WeighedQuestion of(InspectedQuestion question, ConfidenceEstimator estimator) {
    return new WeighedQuestion(question, CarefulFirst.of(question, estimator.of(question)));
  }

  /** In the order of the candidates. */
  List<Assessment> assessed() {
    return IntStream.range(0, question.candidates().size())
        .mapToObj(i -> new Assessment(question.candidates().get(i), estimate.confidences().get(i)))
        .toList();
  }

  /** The candidate that is most likely right; empty where there is none. */
  Optional<Assessment> best() {
    return assessed().stream()
        .max(Comparator.comparingDouble(assessment -> assessment.confidence().value()));
  }

  /** The assessment of what stands in the place of a candidate of another weighing. */
  Assessment at(WeighedQuestion other, InspectedCandidate candidate) {
    return assessed().get(other.question.candidates().indexOf(candidate));
  }

  /**
   * Weighed anew with one candidate exchanged, and those that hold the same SQL: confidences depend
   * on all of them.
   */
  WeighedQuestion with(
      InspectedCandidate candidate, InspectedCandidate other, ConfidenceEstimator estimator) {
    List<InspectedCandidate> candidates =
        question.candidates().stream()
            .map(
                one ->
                    one.equals(candidate)
                        ? other
                        : one.sql().equals(candidate.sql())
                            ? other.writtenAs(one.candidate().with(other.candidate().sql()))
                            : one)
            .toList();
    return of(
        new InspectedQuestion(
            question.question(),
            question.catalog(),
            question.writers(),
            candidates,
            question.independent()),
        estimator);
  }
}
