package io.github.askjdbc.pipeline;

import io.github.askjdbc.decision.AcceptancePolicy;
import io.github.askjdbc.decision.ConfidenceEstimator;
import io.github.askjdbc.inspection.Inspector;

/** Puts into a report what a decision is about. */
final class DecisionExplainer {

  private final Inspector inspector;
  private final AcceptancePolicy policy;
  private final ConfidenceEstimator estimator;

  /**
   * @param inspector tells what its signals mean
   * @param estimator as it was trained
   */
  DecisionExplainer(Inspector inspector, AcceptancePolicy policy, ConfidenceEstimator estimator) {
    this.inspector = inspector;
    this.policy = policy;
    this.estimator = estimator;
  }

  /**
   * @param last what is decided upon
   */
  void explain(
      RepairedQuestion repaired, WeighedQuestion last, Recalled recalled, ReportWriter report) {
    report.assessed(repaired, last.best(), inspector);
    last.best()
        .ifPresent(
            best -> {
              report.chose(recalled.chosen(best, last, estimator), recalled);
              if (!best.candidate().verified()) {
                report.needs(policy.least(best.confidence(), last.estimate().unanswerable()));
              }
            });
  }
}
