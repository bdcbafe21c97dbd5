package io.github.askjdbc.pipeline;

import io.github.askjdbc.catalog.KnowledgeBase;
import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.decision.ConfidenceEstimator;
import io.github.askjdbc.decision.Decider;
import io.github.askjdbc.decision.Decision;
import io.github.askjdbc.decision.InspectedQuestion;
import io.github.askjdbc.decision.SampleAgreement;
import io.github.askjdbc.decision.confidence.TrainedConfidence;
import io.github.askjdbc.decision.confidence.TrainedModels;
import io.github.askjdbc.generation.Candidate;
import io.github.askjdbc.generation.CandidateGenerator;
import io.github.askjdbc.generation.Sureness;
import io.github.askjdbc.linking.LinkedQuestion;
import io.github.askjdbc.linking.SchemaLinker;
import io.github.askjdbc.llm.ConfiguredModel;
import io.github.askjdbc.llm.ModelSettings;
import io.github.askjdbc.llm.prompt.WritingPrompt;
import io.github.askjdbc.meaning.WordVectors;
import io.github.askjdbc.question.BudgetExhaustedException;
import io.github.askjdbc.question.Question;
import io.github.askjdbc.question.QuestionBudget;
import io.github.askjdbc.sql.GuardedViews;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;

/**
 * The stages in order. Holds no state of a question, only what is known of databases; safe for use
 * by several threads.
 */
public final class QuestionPipeline implements QuestionAnswering, Grounds {

  private final SchemaLinker linker = new SchemaLinker();
  private final KnowledgeBase knowledgeBase;
  private final Plugins plugins;
  private final PipelineOptions options;
  private final CandidateStages stages;
  private final CandidateInspector inspector;
  private final GuardedSql guardedSql;
  private final OwnDecisions owns;
  private final ConfidenceEstimator estimator;
  private final Optional<ModelStage> modelStage;
  private final LanguageStage languages;
  private final PipelineMemory memory;
  private final KnownAnswers answers;
  private final EarlyRefusal early = new EarlyRefusal();
  private final CatalogStage catalogStage;

  /** With what is plugged in beside ask-jdbc, and no memory. */
  public QuestionPipeline(KnowledgeBase knowledgeBase, PipelineOptions options) {
    this(knowledgeBase, options, Remembered.NOTHING);
  }

  /** With what is plugged in beside ask-jdbc. */
  public QuestionPipeline(
      KnowledgeBase knowledgeBase, PipelineOptions options, Remembered remembered) {
    this(
        knowledgeBase,
        Plugins.installed(QuestionPipeline.class.getClassLoader()),
        TrainedModels.shipped(),
        options,
        remembered);
  }

  /**
   * The same, without memory, with other generators in the place of those that are plugged in.
   *
   * @param generators none, to check SQL by its detectors alone
   */
  public QuestionPipeline writingBy(List<? extends CandidateGenerator> generators) {
    return new QuestionPipeline(knowledgeBase, plugins.writingBy(generators), estimator, options);
  }

  /** The same, without memory, with other models and generators in the place of what there is. */
  public QuestionPipeline trainedAs(
      TrainedModels models, List<? extends CandidateGenerator> generators) {
    return new QuestionPipeline(
        knowledgeBase, plugins.writingBy(generators), models, options, Remembered.NOTHING);
  }

  /**
   * With no models that decide: what they are trained with. It inspects questions and answers none.
   */
  public static QuestionPipeline untrained(KnowledgeBase knowledgeBase, PipelineOptions options) {
    return new QuestionPipeline(
        knowledgeBase,
        Plugins.installed(QuestionPipeline.class.getClassLoader()),
        question -> {
          throw new IllegalStateException("no question is decided by what trains the decision");
        },
        options);
  }

  /**
   * The same as an exam asks it: nothing is remembered, and the model that the settings name is
   * asked whatever our own readers come to.
   */
  public QuestionPipeline examined() {
    return new QuestionPipeline(
        knowledgeBase, plugins, estimator, options.examining(), memory.forgetting());
  }

  /**
   * What an exam on a database is about.
   *
   * @throws SQLException if the database does not answer
   */
  public ExamGround examGround(ReadOnlyDatabase database, QuestionBudget budget)
      throws SQLException {
    return ExamGround.of(
        knowledgeBase.of(database, budget),
        inspector.guard(database.dialect())::mayRead,
        model(),
        memory.scale());
  }

  /** The language model that may be asked, if there is one. */
  public Optional<ModelSettings> model() {
    return options.model().map(ConfiguredModel::settings);
  }

  /** Reads the models that questions need and that are kept from then on. */
  public static void loadModels() {
    WordVectors.shipped();
    Plugins.generators(QuestionPipeline.class.getClassLoader()).forEach(CandidateGenerator::load);
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
      Remembered remembered) {
    this(
        knowledgeBase,
        plugins,
        new TrainedConfidence(models),
        options.boundedBy(models.outcomes()),
        PipelineMemory.of(remembered, models, plugins.generators(), options));
  }

  QuestionPipeline(
      KnowledgeBase knowledgeBase,
      Plugins plugins,
      ConfidenceEstimator estimator,
      PipelineOptions options) {
    this(knowledgeBase, plugins, estimator, options, PipelineMemory.NONE);
  }

  QuestionPipeline(
      KnowledgeBase knowledgeBase,
      Plugins plugins,
      ConfidenceEstimator estimator,
      PipelineOptions options,
      PipelineMemory memory) {
    this.knowledgeBase =
        knowledgeBase.readingViews(new GuardedViews(options.functions(), options.tables()));
    this.plugins = plugins;
    this.options = options;
    this.inspector = new CandidateInspector(plugins.inspector(), options);
    this.guardedSql = new GuardedSql(this.knowledgeBase, inspector);
    this.stages =
        new CandidateStages(
            linker, this.knowledgeBase, plugins, inspector, options.maxCandidates());
    this.estimator = estimator;
    Decider decider = new Decider(options.policy());
    DecisionExplainer explainer =
        new DecisionExplainer(plugins.inspector(), options.policy(), estimator);
    this.owns =
        new OwnDecisions(stages, new DecisionStages(inspector, estimator, decider), explainer);
    ModelSampling sampling = new ModelSampling(options.policy(), SampleAgreement.shipped());
    ModelJudgement judgement = new ModelJudgement(inspector, estimator, decider, sampling);
    this.memory = memory;
    this.answers = new KnownAnswers(memory);
    this.modelStage = options.model().map(one -> new ModelStage(one, judgement, memory, explainer));
    this.languages = new LanguageStage(modelStage, stages, owns, early);
    this.catalogStage = new CatalogStage(this.knowledgeBase, linker, inspector);
  }

  /** Takes people's word on answers; empty where nothing is remembered. */
  public Optional<QuestionVerifier> verifying() {
    return memory.verifier(this);
  }

  @Override
  public boolean refusesEarly(Question question, ReadOnlyDatabase database) throws SQLException {
    return early.refusal(question, memory.recall(question, database)).isPresent();
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
    Asked asked = new Asked(question, memory.recall(question, database), database, budget);
    Optional<QuestionReport> ofTheCatalog = catalogStage.answer(asked, report);
    if (ofTheCatalog.isPresent()) {
      return ofTheCatalog.get();
    }
    Optional<Decision.Abstention> refusal = early.refusal(question, asked.recalled());
    return refusal.isPresent() && !languages.mayTranslate(question)
        ? report.decided(LanguageStage.told(refusal.get(), question))
        : answer(asked, stages.written(), report);
  }

  @Override
  public QuestionReport check(
      Question question, String sql, ReadOnlyDatabase database, QuestionBudget budget)
      throws SQLException {
    return answer(
        new Asked(question, Recalled.NOTHING, database, budget),
        SqlSource.of(Candidate.given(sql, Sureness.UNKNOWN)),
        new ReportWriter(question, budget));
  }

  @Override
  public List<ShownPrompt> prompts(
      Question question, ReadOnlyDatabase database, QuestionBudget budget) throws SQLException {
    Asked asked = new Asked(question, Recalled.NOTHING, database, budget);
    return new ModelPrompts(options.model(), answers).of(asked, early, stages);
  }

  /**
   * How the model that the settings name is asked of this database; empty where they name none.
   *
   * @throws SQLException if the database does not answer
   */
  public Optional<WritingPrompt> writingPrompt(ReadOnlyDatabase database, QuestionBudget budget)
      throws SQLException {
    return modelStage.isEmpty()
        ? Optional.empty()
        : Optional.of(
            modelStage
                .get()
                .generator(inspector.guard(database.dialect())::mayRead)
                .prompt(knowledgeBase.of(database, budget), database.dialect()));
  }

  /**
   * Every stage but the decision: what its models are trained on.
   *
   * @param given somebody else's SQL, inspected in the place of the generators' own
   */
  public InspectedQuestion inspect(
      Question question,
      Optional<Candidate> given,
      ReadOnlyDatabase database,
      QuestionBudget budget)
      throws SQLException {
    Recalled recalled = given.isEmpty() ? memory.recall(question, database) : Recalled.NOTHING;
    SqlSource source =
        given
            .map(SqlSource::of)
            .orElseGet(
                () -> early.asksToRead(question, recalled) ? stages.written() : SqlSource.none());
    ReportWriter report = new ReportWriter(question, budget);
    AskedQuestion linked = stages.link(new Asked(question, recalled, database, budget), report);
    return stages.inspect(stages.write(linked, source, report), linked, report).question();
  }

  private QuestionReport answer(Asked asked, SqlSource source, ReportWriter report)
      throws SQLException {
    try {
      OwnDecisions.Own own = owns.of(stages.link(asked, report), source, report);
      return report.decided(languages.decided(own, report));
    } catch (BudgetExhaustedException e) {
      return report.decided(EarlyRefusal.outOfBudget(e));
    }
  }

  /** What the words of a question name; throws as {@link #inspect} does. */
  LinkedQuestion linked(Question question, ReadOnlyDatabase database, QuestionBudget budget)
      throws SQLException {
    return stages
        .link(
            new Asked(question, Recalled.NOTHING, database, budget),
            new ReportWriter(question, budget))
        .question();
  }

  @Override
  public boolean stillHolds(String sql, ReadOnlyDatabase database, QuestionBudget budget)
      throws SQLException {
    return guardedSql.stillHolds(sql, database, budget);
  }

  GuardedSql guardedSql() {
    return guardedSql;
  }
}
