package io.github.askjdbc.pipeline;

import io.github.askjdbc.decision.ConfidenceEstimator;
import io.github.askjdbc.decision.Decider;
import io.github.askjdbc.decision.Decision;
import io.github.askjdbc.pipeline.CandidateStages.Inspected;
import io.github.askjdbc.repair.Repairer;

/** The stages from what was inspected to a decision, each with what it hands on. */
final class DecisionStages {

  private final CandidateInspector inspector;
  private final ConfidenceEstimator trained;
  private final Decider decider;
  private final Repairer repairer = new Repairer();

  DecisionStages(CandidateInspector inspector, ConfidenceEstimator trained, Decider decider) {
    this.inspector = inspector;
    this.trained = trained;
    this.decider = decider;
  }

  /** As trained, and as people's verdicts on this database correct it. */
  private ConfidenceEstimator estimator(AskedQuestion linked) {
    return linked.recalled().over(trained);
  }

  /** Estimates how likely each candidate is right. */
  WeighedQuestion weigh(Inspected inspected, AskedQuestion linked, ReportWriter report) {
    WeighedQuestion weighed = WeighedQuestion.of(inspected.question(), estimator(linked));
    report.passed(Stage.DECISION);
    return weighed;
  }

  /** Mends what the database itself can tell how to mend. SQL that was given is not repaired. */
  RepairedQuestion repair(WeighedQuestion weighed, AskedQuestion linked, ReportWriter report) {
    RepairedQuestion repaired =
        RepairedQuestion.of(
            weighed,
            repairer,
            best ->
                new DecisionCriterion(
                    inspector, estimator(linked), decider, weighed, best.inspected(), linked),
            linked.budget());
    report.passed(Stage.REPAIR);
    return repaired;
  }

  /**
   * @param last what is decided upon
   */
  Decision decide(Inspected inspected, WeighedQuestion last, AskedQuestion linked) {
    return decider.decide(
        linked.question(),
        linked.knowledge().catalog(),
        last.assessed(),
        inspected.refusals(),
        last.estimate().unanswerable());
  }
}
