package io.github.askjdbc.pipeline;

import io.github.askjdbc.decision.ConfidenceEstimator;
import io.github.askjdbc.decision.Decider;
import io.github.askjdbc.decision.Decision;
import io.github.askjdbc.generation.GenerationRequest;
import io.github.askjdbc.pipeline.CandidateStages.Generated;
import io.github.askjdbc.pipeline.CandidateStages.Inspected;
import io.github.askjdbc.repair.Repairer;
import java.util.Optional;

/**
 * What is decided without the language model of the settings: the stages, each with what it hands
 * on. SQL that was given or verified is not repaired.
 */
final class OwnDecisions {

  private final CandidateStages stages;
  private final CandidateInspector inspector;
  private final ModelOpinion opinion;
  private final Rules rules;
  private final Repairer repairer = new Repairer();

  /**
   * What decides.
   *
   * @param estimator as it was trained
   */
  record Rules(ConfidenceEstimator estimator, Decider decider, DecisionExplainer explainer) {}

  OwnDecisions(
      CandidateStages stages,
      CandidateInspector inspector,
      ModelOpinion opinion,
      Rules rules) {
    this.stages = stages;
    this.inspector = inspector;
    this.opinion = opinion;
    this.rules = rules;
  }

  /**
   * A decision and what it rests on.
   *
   * @param weighed what our own writers wrote
   * @param request what they were asked
   */
  record Own(
      Decision decision,
      WeighedQuestion weighed,
      GenerationRequest request,
      AskedQuestion linked) {}

  Own of(AskedQuestion linked, SqlSource source, ReportWriter report) {
    Generated generated = stages.write(linked, source, report);
    Inspected inspected = stages.inspect(generated, linked, report);
    WeighedQuestion weighed = weigh(inspected, linked, report);
    RepairedQuestion repaired = repair(weighed, linked, report);
    Decision without = decide(inspected, repaired.result(), linked);
    ModelOpinion.Given given =
        opinion.isWanted(without)
            ? opinion.on(repaired.result(), estimator(linked), linked)
            : new ModelOpinion.Given(repaired.result(), Optional.empty());
    WeighedQuestion last = given.weighed();
    rules.explainer().explain(repaired, last, linked.recalled(), report);
    Decision decision =
        ModelOpinion.without(
            decide(inspected, last, linked),
            generated.written().unavailable().or(given::unavailable));
    return new Own(decision, last, generated.request(), linked);
  }

  /** As trained, and as people's verdicts on this database correct it. */
  private ConfidenceEstimator estimator(AskedQuestion linked) {
    return linked.recalled().over(rules.estimator());
  }

  private WeighedQuestion weigh(Inspected inspected, AskedQuestion linked, ReportWriter report) {
    WeighedQuestion weighed = WeighedQuestion.of(inspected.question(), estimator(linked));
    report.passed(Stage.DECISION);
    return weighed;
  }

  private RepairedQuestion repair(
      WeighedQuestion weighed, AskedQuestion linked, ReportWriter report) {
    RepairedQuestion repaired =
        RepairedQuestion.of(
            weighed,
            repairer,
            best ->
                new DecisionCriterion(
                    inspector, estimator(linked), rules.decider(), weighed, best.inspected(), linked),
            linked.budget());
    report.passed(Stage.REPAIR);
    return repaired;
  }

  private Decision decide(Inspected inspected, WeighedQuestion last, AskedQuestion linked) {
    return rules
        .decider()
        .decide(
        linked.question(),
        linked.knowledge().catalog(),
        last.assessed(),
        inspected.refusals(),
        last.estimate().unanswerable());
  }

}
