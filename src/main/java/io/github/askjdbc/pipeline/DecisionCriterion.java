package io.github.askjdbc.pipeline;

import io.github.askjdbc.decision.Assessment;
import io.github.askjdbc.decision.ConfidenceEstimator;
import io.github.askjdbc.decision.Decider;
import io.github.askjdbc.decision.Decision;
import io.github.askjdbc.decision.InspectedCandidate;
import io.github.askjdbc.generation.Candidate;
import io.github.askjdbc.repair.Inspected;
import io.github.askjdbc.repair.RepairCriterion;
import java.util.List;
import java.util.Optional;

/**
 * Judges mended SQL by the decision that it leads to in the place of the original.
 *
 * @param original one of the candidates that were weighed
 */
record DecisionCriterion(
    CandidateInspector inspector,
    ConfidenceEstimator estimator,
    Decider decider,
    WeighedQuestion weighed,
    InspectedCandidate original,
    AskedQuestion asked)
    implements RepairCriterion {

  /** The original, for a repair to look at. */
  Inspected start() {
    return new Inspected(
        original.candidate(),
        inspector.subject(original, asked),
        original.inspections(),
        List.of());
  }

  @Override
  public Optional<Inspected> inspect(Candidate mended) {
    return inspector.inspect(mended, asked);
  }

  /** An answer is better than none, and of two answers the surer one. */
  @Override
  public boolean improves(Inspected mended, Inspected before) {
    WeighedQuestion now = with(mended);
    WeighedQuestion then = with(before);
    boolean answered = answers(now);
    return answered == answers(then)
        ? assessment(now).confidence().value() > assessment(then).confidence().value()
        : answered;
  }

  /** What is believed with the mended SQL in the place of the original. */
  WeighedQuestion with(Inspected mended) {
    // what was weighed is not run again
    return mended.candidate().equals(original.candidate())
        ? weighed
        : weighed.with(original, CandidateInspector.inspected(mended), estimator);
  }

  private boolean answers(WeighedQuestion question) {
    return decider.decide(
            asked.question(),
            asked.knowledge().catalog(),
            List.of(assessment(question)),
            List.of(),
            question.estimate().unanswerable())
        instanceof Decision.Answer;
  }

  private Assessment assessment(WeighedQuestion question) {
    return question.at(weighed, original);
  }
}
