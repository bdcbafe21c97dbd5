package io.github.askjdbc.pipeline;

import io.github.askjdbc.catalog.DatabaseKnowledge;
import io.github.askjdbc.catalog.KnowledgeBase;
import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.decision.AbstentionReason;
import io.github.askjdbc.decision.Assessment;
import io.github.askjdbc.decision.Decider;
import io.github.askjdbc.decision.Decision;
import io.github.askjdbc.generation.Candidate;
import io.github.askjdbc.generation.GenerationRequest;
import io.github.askjdbc.inspection.Finding;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.linking.SchemaLinker;
import io.github.askjdbc.llm.ModelUnavailableException;
import io.github.askjdbc.question.BudgetExhaustedException;
import io.github.askjdbc.question.Intent;
import io.github.askjdbc.question.IntentClassifier;
import io.github.askjdbc.question.Question;
import io.github.askjdbc.question.QuestionBudget;
import io.github.askjdbc.repair.Repairer;
import io.github.askjdbc.sql.Clause;
import io.github.askjdbc.sql.Span;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The stages in order. Holds no state of a question, only what is known of databases; safe for use
 * by several threads.
 */
public final class QuestionPipeline implements QuestionAnswering {

  private static final String GIVEN = "given";

  private final IntentClassifier intents = new IntentClassifier();
  private final SchemaLinker linker = new SchemaLinker();
  private final KnowledgeBase knowledgeBase;
  private final Plugins plugins;
  private final int maxCandidates;
  private final CandidateWriter writer;
  private final Assessor.Tools tools;
  private final Decider decider;
  private final Repairer repairer = new Repairer();

  /** With what is plugged in beside ask-jdbc. */
  public QuestionPipeline(KnowledgeBase knowledgeBase, PipelineOptions options) {
    this(knowledgeBase, Plugins.installed(QuestionPipeline.class.getClassLoader()), options);
  }

  QuestionPipeline(KnowledgeBase knowledgeBase, Plugins plugins, PipelineOptions options) {
    this.knowledgeBase = knowledgeBase;
    this.plugins = plugins;
    this.maxCandidates = options.maxCandidates();
    this.writer = new CandidateWriter(plugins.generators());
    this.decider = new Decider(options.policy());
    this.tools = new Assessor.Tools(plugins.inspector(), decider, plugins.model(), options);
  }

  @Override
  public QuestionReport ask(Question question, ReadOnlyDatabase database, QuestionBudget budget)
      throws SQLException {
    ReportWriter report = new ReportWriter(question, budget);
    Optional<Decision.Abstention> refusal = refusal(question);
    if (refusal.isPresent()) {
      return report.decided(refusal.get());
    }
    return answer(question, writer, Mending.Use.TAKEN, database, budget, report);
  }

  @Override
  public QuestionReport check(
      Question question, String sql, ReadOnlyDatabase database, QuestionBudget budget)
      throws SQLException {
    CandidateSource given =
        request -> Written.of(List.of(new Candidate(sql, 1, GIVEN, Optional.empty())));
    ReportWriter report = new ReportWriter(question, budget);
    return answer(question, given, Mending.Use.SUGGESTED, database, budget, report);
  }

  private QuestionReport answer(
      Question question,
      CandidateSource source,
      Mending.Use mends,
      ReadOnlyDatabase database,
      QuestionBudget budget,
      ReportWriter report)
      throws SQLException {
    try {
      DatabaseKnowledge knowledge = knowledgeBase.of(database, budget);
      LinkedQuestion linked =
          report.linked(linker.link(question, knowledge, database.dialect(), budget));
      Written written =
          report.generated(
              source.candidates(
                  new GenerationRequest(
                      linked,
                      knowledge,
                      database.dialect(),
                      maxCandidates,
                      plugins.model(),
                      budget)));
      Assessor assessor = new Assessor(tools, linked, knowledge, database, budget);
      InspectedCandidates inspected = assessor.inspect(written.candidates());
      report.passed(Stage.INSPECT);
      Mending mending = Mending.of(inspected, mends, repairer, assessor, budget);
      report.passed(Stage.REPAIR);
      List<Assessment> assessed = assessor.assess(mending.result());
      report.inspected(mending, assessed, plugins.inspector());
      Decision decision = decider.decide(linked, assessed, inspected.refusals());
      return report.decided(withoutModel(decision, written.unavailable()));
    } catch (BudgetExhaustedException e) {
      return report.decided(outOfBudget(e));
    }
  }

  /** What passes without the model is given and says so; the rest may pass another time. */
  private static Decision withoutModel(
      Decision decision, Optional<ModelUnavailableException> unavailable) {
    if (unavailable.isEmpty()) {
      return decision;
    }
    if (!(decision instanceof Decision.Answer answer)) {
      throw unavailable.get();
    }
    List<Finding> findings = new ArrayList<>(answer.findings());
    findings.add(
        new Finding(
            "model-unavailable",
            Clause.SELECT,
            new Span(0, 0),
            "answered without a language model: " + unavailable.get().getMessage()));
    return new Decision.Answer(answer.sql(), answer.confidence(), findings);
  }

  private Optional<Decision.Abstention> refusal(Question question) {
    Intent intent = intents.classify(question);
    return switch (intent) {
      case READ -> Optional.empty();
      case WRITE ->
          Optional.of(
              Decision.Abstention.early(
                  AbstentionReason.REFUSED,
                  "A question may only read, and this one asks for a change; write SQL for that."));
      case UNREADABLE ->
          Optional.of(
              Decision.Abstention.early(
                  AbstentionReason.NOT_A_QUERY,
                  "The question holds broken or invisible characters; type it again."));
      case NOT_A_QUERY ->
          Optional.of(
              Decision.Abstention.early(
                  AbstentionReason.NOT_A_QUERY,
                  "This asks for something that no query gives; ask for the rows that you need for"
                      + " it."));
    };
  }

  private static Decision.Abstention outOfBudget(BudgetExhaustedException e) {
    return Decision.Abstention.early(
        AbstentionReason.BUDGET_EXHAUSTED,
        "No decision was reached, since "
            + e.getMessage()
            + "; raise ask.budget.time or the statement's timeout, or ask for less at once.");
  }
}
