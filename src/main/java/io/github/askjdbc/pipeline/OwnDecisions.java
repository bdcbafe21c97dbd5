package io.github.askjdbc.pipeline;

import io.github.askjdbc.decision.Decision;
import io.github.askjdbc.generation.GenerationRequest;
import io.github.askjdbc.pipeline.CandidateStages.Generated;
import io.github.askjdbc.pipeline.CandidateStages.Inspected;

/**
 * What is decided without the language model of the settings: the stages, each with what it hands
 * on. SQL that was given or verified is not repaired.
 */
final class OwnDecisions {

  private final CandidateStages stages;
  private final DecisionStages deciding;
  private final DecisionExplainer explainer;

  OwnDecisions(CandidateStages stages, DecisionStages deciding, DecisionExplainer explainer) {
    this.stages = stages;
    this.deciding = deciding;
    this.explainer = explainer;
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
    WeighedQuestion weighed = deciding.weigh(inspected, linked, report);
    RepairedQuestion repaired = deciding.repair(weighed, linked, report);
    WeighedQuestion last = repaired.result();
    explainer.explain(repaired, last, linked.recalled(), report);
    Decision decision =
        ModelAway.without(
            deciding.decide(inspected, last, linked), generated.written().unavailable());
    return new Own(decision, last, generated.request(), linked);
  }
}
