package io.github.askjdbc.driver;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.github.askjdbc.audit.QuestionAudit;
import io.github.askjdbc.catalog.KnowledgeBase;
import io.github.askjdbc.catalog.KnowledgeLimits;
import io.github.askjdbc.catalog.PrivateColumns;
import io.github.askjdbc.catalog.values.ValueLimits;
import io.github.askjdbc.database.ConnectionTurns;
import io.github.askjdbc.database.ProbeLimits;
import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.database.SessionState;
import io.github.askjdbc.database.SessionView;
import io.github.askjdbc.database.SessionWatch;
import io.github.askjdbc.database.StatementEffect;
import io.github.askjdbc.database.TargetDatabases;
import io.github.askjdbc.database.TargetSession;
import io.github.askjdbc.exam.Examinee;
import io.github.askjdbc.exam.UnattendedExams;
import io.github.askjdbc.llm.ModelAccess;
import io.github.askjdbc.llm.ModelClient;
import io.github.askjdbc.llm.ModelSettings;
import io.github.askjdbc.llm.ModelUse;
import io.github.askjdbc.llm.plugin.ModelPlugins;
import io.github.askjdbc.memory.ExamRecords;
import io.github.askjdbc.memory.WriterRecords;
import io.github.askjdbc.pipeline.QuestionAnswering;
import io.github.askjdbc.pipeline.QuestionPipeline;
import io.github.askjdbc.pipeline.QuestionVerifier;
import io.github.askjdbc.question.QuestionBudget;
import io.github.askjdbc.question.QuestionMode;
import io.github.askjdbc.question.QuestionRecognizer;
import io.github.askjdbc.question.Recognition;
import java.lang.System.Logger;
import java.sql.Connection;
import java.sql.Driver;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import java.util.function.Function;

/** The components as they are outside tests: the one place where the driver is wired to them. */
public final class StandardComponents implements QuestionComponents {

  private static final Logger LOG = System.getLogger(StandardComponents.class.getName());

  /** The drivers of open connections by the target's URL, so that probes use the same. */
  private final Cache<String, Driver> drivers = Caffeine.newBuilder().weakValues().build();

  private final KnowledgeBase knowledgeBase =
      new KnowledgeBase(
          PrivateColumns.DEFAULT,
          KnowledgeLimits.DEFAULT.reading(
              ValueLimits.DEFAULT.within(Runtime.getRuntime().maxMemory())),
          System::nanoTime);

  private final FirstLoading loading = new FirstLoading();
  private final LanguageModels models;
  private final Pipelines pipelines;

  private final Audits audits = new Audits(System::currentTimeMillis);

  private final UnattendedExams exams = new UnattendedExams(System::nanoTime);

  private final TargetDatabases databases =
      new TargetDatabases(this::open, ProbeLimits.DEFAULT, System::nanoTime);

  public StandardComponents() {
    this(ModelAccess.DIRECT);
  }

  /**
   * @param access how questions come to the models that the settings name
   */
  public StandardComponents(ModelAccess access) {
    models =
        new LanguageModels(
            System::nanoTime,
            access,
            () -> ModelPlugins.installed(StandardComponents.class.getClassLoader()));
    pipelines = new Pipelines(knowledgeBase, models);
  }

  @Override
  public Function<String, Recognition> recognizer(QuestionMode mode) {
    return new QuestionRecognizer(mode)::recognize;
  }

  @Override
  public void check(Settings settings) throws SQLException {
    pipelines.check(settings);
    audits.check(settings);
  }

  @Override
  public void prepare(Settings settings) {
    loading.begin(() -> load(settings));
  }

  @Override
  public void ready(Settings settings, QuestionBudget budget) {
    prepare(settings);
    loading.await(budget);
  }

  private void load(Settings settings) {
    QuestionPipeline.loadModels();
    try {
      pipeline(settings);
    } catch (SQLException failure) {
      LOG.log(
          Logger.Level.DEBUG,
          "nothing is prepared for questions: {0}",
          failure.getClass().getSimpleName());
    }
  }

  @Override
  public WriterRecords records(Settings settings) throws SQLException {
    return pipelines.records(settings);
  }

  @Override
  public QuestionAnswering answering(Terms terms) throws SQLException {
    return pipelines.of(terms).recent();
  }

  /**
   * What decides each question anew, by what is known of writers now.
   *
   * @throws SQLException if a file that the settings name cannot be used
   */
  public QuestionPipeline pipeline(Settings settings) throws SQLException {
    return pipelines.of(new Terms(settings, records(settings))).pipeline();
  }

  /**
   * What inspects SQL without writing any to compare it with.
   *
   * @throws SQLException if a file that the settings name cannot be used
   */
  public QuestionPipeline inspecting(Settings settings) throws SQLException {
    return pipeline(settings).writingBy(List.of());
  }

  /**
   * The same with no models that decide, which are what is trained with it: it inspects questions
   * and answers none.
   *
   * @throws SQLException if a file that the settings name cannot be used
   */
  public QuestionPipeline untrained(Settings settings) throws SQLException {
    return pipelines.untrained(settings);
  }

  /** Where the exams of writers on databases are kept. */
  public ExamRecords exams(Settings settings) {
    return pipelines.exams(settings);
  }

  /** A client of a model for one who asks beside all questions. */
  public ModelClient modelClient(ModelSettings settings) {
    return models.client(settings);
  }

  /** Whether the reply of a language model is waited for at this moment. */
  public boolean isModelWaitedFor() {
    return models.isWaitedFor();
  }

  @Override
  public boolean examine(Terms terms, ReadOnlyDatabase database) throws SQLException {
    Settings settings = terms.settings();
    if (!settings.examinesModel()) {
      return true;
    }
    if (!database.cacheable()) {
      return false;
    }
    QuestionPipeline pipeline = pipelines.of(terms).pipeline();
    Optional<ModelSettings> model =
        pipeline.model().filter(one -> one.use().when() != ModelUse.When.NEVER);
    QuestionPipeline examined = pipeline.examined();
    return model.isEmpty()
        || exams.begin(
            new Examinee(
                examined,
                new AuditedExam(examined, audit(settings)),
                model.get(),
                exams(settings),
                asking ->
                    asking.withTime(settings.budgetTime()).withProbes(settings.budgetProbes())),
            database);
  }

  @Override
  public Optional<QuestionVerifier> verifying(Terms terms) throws SQLException {
    return terms.settings().memory().isEmpty()
        ? Optional.empty()
        : pipelines.of(terms).pipeline().verifying();
  }

  @Override
  public Optional<QuestionAudit> audit(Settings settings) {
    return audits.of(settings);
  }

  @Override
  public TargetView follow(Target target, BooleanSupplier transactionOpen) {
    drivers.put(target.url(), target.driver());
    return new Followed(target, transactionOpen);
  }

  @Override
  public void close() {
    databases.close();
    models.close();
  }

  private Connection open(String url, Properties properties) throws SQLException {
    Driver known = drivers.getIfPresent(url);
    Driver driver = known != null ? known : TargetDrivers.find(url, Optional.empty());
    return driver.connect(url, properties);
  }

  /** One connection as the room of databases follows it. */
  private final class Followed implements TargetView, SessionState {
    private final BooleanSupplier transactionOpen;
    private final SessionWatch watch = new SessionWatch();
    private final TargetSession session;

    /** Holds the driver too, which nothing else may, for as long as the connection is open. */
    private final Target target;

    private final AtomicBoolean redefined = new AtomicBoolean();

    Followed(Target target, BooleanSupplier transactionOpen) {
      this.transactionOpen = transactionOpen;
      this.target = target;
      this.session = databases.open(target.url(), target.properties(), target.connection(), this);
    }

    @Override
    public ReadOnlyDatabase database(QuestionBudget budget) throws SQLException {
      if (redefined.getAndSet(false)) {
        knowledgeBase.forget(target.url());
      }
      return session.forQuestion(budget);
    }

    @Override
    public boolean ran(String sql) {
      StatementEffect effect = watch.ran(sql);
      if (effect == StatementEffect.DEFINITION) {
        redefined.set(true);
        knowledgeBase.forget(target.url());
      }
      return effect != StatementEffect.NONE;
    }

    @Override
    public void transactionEnded() {
      watch.transactionEnded();
    }

    @Override
    public SessionView view() {
      return watch.view();
    }

    @Override
    public ConnectionTurns turns() {
      return watch.turns();
    }

    @Override
    public boolean altered() {
      return watch.altered();
    }

    @Override
    public boolean transactionOpen() {
      return transactionOpen.getAsBoolean();
    }

    @Override
    public void close() {
      session.close();
    }
  }
}
