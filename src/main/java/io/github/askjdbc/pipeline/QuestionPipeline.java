package io.github.askjdbc.pipeline;

import io.github.askjdbc.catalog.DatabaseKnowledge;
import io.github.askjdbc.catalog.KnowledgeBase;
import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.decision.AbstentionReason;
import io.github.askjdbc.decision.Believer;
import io.github.askjdbc.decision.Decider;
import io.github.askjdbc.decision.Decision;
import io.github.askjdbc.decision.InspectedCandidate;
import io.github.askjdbc.decision.InspectedQuestion;
import io.github.askjdbc.decision.confidence.TrainedConfidence;
import io.github.askjdbc.decision.confidence.TrainedModels;
import io.github.askjdbc.generation.Candidate;
import io.github.askjdbc.generation.CandidateGenerator;
import io.github.askjdbc.generation.GenerationRequest;
import io.github.askjdbc.generation.embedded.EmbeddedGenerator;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.linking.SchemaLinker;
import io.github.askjdbc.llm.ModelUnavailableException;
import io.github.askjdbc.meaning.WordVectors;
import io.github.askjdbc.memory.Memory;
import io.github.askjdbc.question.BudgetExhaustedException;
import io.github.askjdbc.question.Question;
import io.github.askjdbc.question.QuestionBudget;
import io.github.askjdbc.repair.Repairer;
import io.github.askjdbc.sql.GuardOutcome;
import io.github.askjdbc.sql.GuardedViews;
import io.github.askjdbc.sql.SelectGuard;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;

/**
 * The stages in order. Holds no state of a question, only what is known of databases; safe for use
 * by several threads.
 */
public final class QuestionPipeline implements QuestionAnswering, QuestionInspecting, Grounds {

  private static final String GIVEN = "given";

  private final SchemaLinker linker = new SchemaLinker();
  private final KnowledgeBase knowledgeBase;
  private final Plugins plugins;
  private final PipelineOptions options;
  private final CandidateWriter writer;
  private final CandidateInspector inspector;
  private final ModelOpinion opinion;
  private final Believer believer;
  private final Decider decider;
  private final PipelineMemory memory;
  private final EarlyRefusal early;
  private final CatalogStage catalogStage;
  private final Repairer repairer = new Repairer();

  /** With what is plugged in beside ask-jdbc, and no memory. */
  public QuestionPipeline(KnowledgeBase knowledgeBase, PipelineOptions options) {
    this(knowledgeBase, options, Optional.empty());
  }

  /**
   * With what is plugged in beside ask-jdbc.
   *
   * @param memory of what people said of answers, if it is kept
   */
  public QuestionPipeline(
      KnowledgeBase knowledgeBase, PipelineOptions options, Optional<Memory> memory) {
    this(
        knowledgeBase,
        Plugins.installed(QuestionPipeline.class.getClassLoader()),
        TrainedModels.shipped(),
        options,
        memory);
  }

  /**
   * The same, without memory, with other generators in the place of those that are plugged in.
   *
   * @param generators none, to check SQL by its detectors alone
   */
  public QuestionPipeline writingBy(List<? extends CandidateGenerator> generators) {
    return new QuestionPipeline(knowledgeBase, plugins.writingBy(generators), believer, options);
  }

  /**
   * The same, without memory, with other models in the place of those that are shipped.
   *
   * @param generators in the place of those that are plugged in
   */
  public QuestionPipeline trainedAs(
      TrainedModels models, List<? extends CandidateGenerator> generators) {
    return new QuestionPipeline(
        knowledgeBase, plugins.writingBy(generators), models, options, Optional.empty());
  }

  /** Reads the models that questions need and that are kept from then on. */
  public static void loadModels() {
    WordVectors.shipped();
    EmbeddedGenerator.load();
  }

  /** Those that are plugged in. */
  public List<CandidateGenerator> generators() {
    return plugins.generators();
  }

  private QuestionPipeline(
      KnowledgeBase knowledgeBase,
      Plugins plugins,
      TrainedModels models,
      PipelineOptions options,
      Optional<Memory> memory) {
    this(
        knowledgeBase,
        plugins,
        new TrainedConfidence(models),
        options.boundedBy(models.outcomes()),
        PipelineMemory.of(memory, models, plugins.generators(), options));
  }

  QuestionPipeline(
      KnowledgeBase knowledgeBase, Plugins plugins, Believer believer, PipelineOptions options) {
    this(knowledgeBase, plugins, believer, options, PipelineMemory.NONE);
  }

  QuestionPipeline(
      KnowledgeBase knowledgeBase,
      Plugins plugins,
      Believer believer,
      PipelineOptions options,
      PipelineMemory memory) {
    this.knowledgeBase =
        knowledgeBase.readingViews(new GuardedViews(options.functions(), options.tables()));
    this.plugins = plugins;
    this.options = options;
    this.writer = new CandidateWriter(plugins.generators());
    this.inspector = new CandidateInspector(plugins.inspector(), plugins.model(), options);
    this.opinion = new ModelOpinion(plugins.model(), inspector);
    this.believer = believer;
    this.decider = new Decider(options.policy());
    this.memory = memory;
    this.early = new EarlyRefusal(memory);
    this.catalogStage = new CatalogStage(this.knowledgeBase, linker, inspector, memory);
  }

  /** Takes people's word on answers; empty where nothing is remembered. */
  public Optional<QuestionVerifying> verifying() {
    return memory.verifier(this);
  }

  @Override
  public boolean refusesEarly(Question question, ReadOnlyDatabase database) throws SQLException {
    return early.refusal(question, database).isPresent();
  }

  @Override
  public Optional<DecisionBasis> basis(ReadOnlyDatabase database, QuestionBudget budget)
      throws SQLException {
    Optional<Object> verdicts = memory.state();
    return verdicts.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new DecisionBasis(knowledgeBase.of(database, budget).catalog(), verdicts.get()));
  }

  @Override
  public QuestionReport ask(Question question, ReadOnlyDatabase database, QuestionBudget budget)
      throws SQLException {
    ReportWriter report = new ReportWriter(question, budget);
    Optional<QuestionReport> ofTheCatalog = catalogStage.answer(question, database, budget, report);
    if (ofTheCatalog.isPresent()) {
      return ofTheCatalog.get();
    }
    Optional<Decision.Abstention> refusal = early.refusal(question, database);
    if (refusal.isPresent()) {
      return report.decided(refusal.get());
    }
    return answer(question, Optional.empty(), database, budget, report);
  }

  @Override
  public QuestionReport check(
      Question question, String sql, ReadOnlyDatabase database, QuestionBudget budget)
      throws SQLException {
    return answer(question, Optional.of(sql), database, budget, new ReportWriter(question, budget));
  }

  @Override
  public InspectedQuestion inspect(
      Question question, Optional<String> sql, ReadOnlyDatabase database, QuestionBudget budget)
      throws SQLException {
    return inspect(question, sql, database, budget, new ReportWriter(question, budget)).question();
  }

  /**
   * A question after every stage that needs no belief.
   *
   * @param refusals the guard's reasons, one for each candidate that it refused
   * @param unavailable why a generator could write nothing
   */
  private record Inspected(
      AskedQuestion asked,
      InspectedQuestion question,
      List<String> refusals,
      Optional<ModelUnavailableException> unavailable) {}

  /** Mends SQL of the generators; SQL that was given or verified is judged as it is. */
  private QuestionReport answer(
      Question question,
      Optional<String> given,
      ReadOnlyDatabase database,
      QuestionBudget budget,
      ReportWriter report)
      throws SQLException {
    try {
      Inspected inspected = inspect(question, given, database, budget, report);
      AskedQuestion asked = inspected.asked();
      Believer recalling = asked.recalled().over(believer);
      WeighedQuestion weighed = WeighedQuestion.of(inspected.question(), recalling);
      report.passed(Stage.DECISION);
      Mending mending =
          Mending.of(
              weighed,
              Mending.Use.of(given, weighed),
              repairer,
              best ->
                  new DecisionJudge(
                      inspector, recalling, decider, weighed, best.inspected(), asked),
              asked);
      report.passed(Stage.REPAIR);
      WeighedQuestion last = opinion.on(mending.result(), recalling, asked);
      report.assessed(mending, last.best(), plugins.inspector());
      last.best()
          .ifPresent(
              best -> {
                report.chose(asked.recalled().chosen(best, last, believer), asked.recalled());
                if (!best.candidate().verified()) {
                  report.needs(
                      options.policy().least(best.confidence(), last.belief().unanswerable()));
                }
              });
      Decision decision =
          decider.decide(
              asked.question(),
              asked.knowledge().catalog(),
              last.assessed(),
              inspected.refusals(),
              last.belief().unanswerable());
      return report.decided(ModelOpinion.without(decision, inspected.unavailable()));
    } catch (BudgetExhaustedException e) {
      return report.decided(outOfBudget(e));
    }
  }

  private Inspected inspect(
      Question question,
      Optional<String> given,
      ReadOnlyDatabase database,
      QuestionBudget budget,
      ReportWriter report)
      throws SQLException {
    DatabaseKnowledge knowledge = knowledgeBase.of(database, budget);
    LinkedQuestion linked =
        report.linked(linker.link(question, knowledge, database.dialect(), budget));
    Recalled recalled = given.isEmpty() ? memory.recall(question, database) : Recalled.NOTHING;
    AskedQuestion asked =
        new AskedQuestion(
            linked,
            knowledge,
            new AskedDatabase(database),
            new AskedGuard(inspector.guard(database.dialect()), knowledge.catalog()),
            recalled,
            budget);
    GenerationRequest request =
        new GenerationRequest(
            linked,
            knowledge,
            database.dialect(),
            options.maxCandidates(),
            new GuardedTrial(asked),
            recalled.verified(),
            plugins.model(),
            budget);
    Written written =
        report.generated(
            given
                .map(sql -> Written.of(List.of(new Candidate(sql, 1, GIVEN, Optional.empty()))))
                .orElseGet(
                    () ->
                        recalled.verified().isPresent() || early.asksToRead(question)
                            ? writer.candidates(request)
                            : Written.of(List.of())));
    InspectedCandidates candidates = inspector.inspect(written.candidates(), asked);
    report.inspected(candidates);
    List<InspectedCandidate> independent =
        given.isEmpty() || candidates.allowed().isEmpty()
            ? List.of()
            : inspector.run(writer.unverified(request).candidates(), asked);
    report.passed(Stage.GENERATE); // SQL to compare with
    return new Inspected(
        asked,
        new InspectedQuestion(linked, knowledge.catalog(), candidates.allowed(), independent),
        candidates.refusals(),
        written.unavailable());
  }

  @Override
  public boolean stillHolds(String sql, ReadOnlyDatabase database, QuestionBudget budget)
      throws SQLException {
    SelectGuard guard = inspector.guard(database.dialect());
    return knowledgeBase.stillHolds(
        catalog ->
            guard.check(sql, catalog) instanceof GuardOutcome.Allowed allowed
                ? Optional.of(allowed.query().readNames())
                : Optional.empty(),
        database,
        budget);
  }

  /** What the guard says of SQL that somebody wrote. */
  GuardOutcome guarded(String sql, ReadOnlyDatabase database, QuestionBudget budget)
      throws SQLException {
    return inspector
        .guard(database.dialect())
        .check(sql, knowledgeBase.of(database, budget).catalog());
  }

  static Decision.Abstention outOfBudget(BudgetExhaustedException e) {
    return Decision.Abstention.early(
        AbstentionReason.BUDGET_EXHAUSTED,
        "No decision was reached, since "
            + e.getMessage()
            + (e.goesOn()
                ? "; ask again in a moment."
                : "; raise ask.budget.time or the statement's timeout, or ask for less at once."));
  }
}
