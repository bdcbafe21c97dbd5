package io.github.askjdbc.driver;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.github.askjdbc.audit.QuestionAudit;
import io.github.askjdbc.catalog.KnowledgeBase;
import io.github.askjdbc.catalog.KnowledgeLimits;
import io.github.askjdbc.catalog.PrivateColumns;
import io.github.askjdbc.catalog.semantics.SemanticFileException;
import io.github.askjdbc.catalog.semantics.SemanticFiles;
import io.github.askjdbc.catalog.values.IndexFolder;
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
import io.github.askjdbc.decision.AcceptancePolicy;
import io.github.askjdbc.inspection.constraints.Constraint;
import io.github.askjdbc.inspection.constraints.ConstraintFile;
import io.github.askjdbc.memory.Memory;
import io.github.askjdbc.pipeline.PipelineOptions;
import io.github.askjdbc.pipeline.QuestionAnswering;
import io.github.askjdbc.pipeline.QuestionPipeline;
import io.github.askjdbc.pipeline.QuestionVerifier;
import io.github.askjdbc.pipeline.RecentAnswering;
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
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import java.util.function.Function;

/** The components as they are outside tests: the one place where the driver is wired to them. */
public final class StandardComponents implements QuestionComponents {

  private static final Logger LOG = System.getLogger(StandardComponents.class.getName());
  private static final int MAX_PIPELINES = 16;
  private static final int MOST_CONSTRAINT_FILES = 100;

  /** The drivers of open connections by the target's URL, so that probes use the same. */
  private final Cache<String, Driver> drivers = Caffeine.newBuilder().weakValues().build();

  private final KnowledgeBase knowledgeBase =
      new KnowledgeBase(
          PrivateColumns.DEFAULT,
          KnowledgeLimits.DEFAULT.reading(
              ValueLimits.DEFAULT.within(Runtime.getRuntime().maxMemory())),
          System::nanoTime);

  private final FirstLoading loading = new FirstLoading();
  private final SemanticFiles semanticFiles = new SemanticFiles();

  private final Cache<PipelineKey, Answering> pipelines =
      Caffeine.newBuilder().maximumSize(MAX_PIPELINES).build();

  private final LanguageModels models = new LanguageModels(System::nanoTime);

  private final Audits audits = new Audits(System::currentTimeMillis);

  private final TargetDatabases databases =
      new TargetDatabases(this::open, ProbeLimits.DEFAULT, System::nanoTime);

  @Override
  public Function<String, Recognition> recognizer(QuestionMode mode) {
    return new QuestionRecognizer(mode)::recognize;
  }

  /**
   * A pipeline with its decisions of the last minute.
   *
   * @param recent through which questions of callers go
   */
  private record Answering(QuestionPipeline pipeline, RecentAnswering recent) {
    static Answering by(QuestionPipeline pipeline) {
      return new Answering(pipeline, new RecentAnswering(pipeline, System::nanoTime));
    }
  }

  /** A changed file makes for another pipeline. */
  private record PipelineKey(
      Settings settings, List<SemanticFiles.Stamp> files, List<Constraint> constraints) {}

  @Override
  public void check(Settings settings) throws SQLException {
    semantics(settings);
    constraints(settings);
    audits.check(settings);
    Optional<Memory> memory = memory(settings);
    if (memory.isPresent()) {
      try {
        memory.get().check();
      } catch (SQLException e) {
        throw SettingsReader.refused(e.getMessage(), e);
      }
    }
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
      answering(settings);
    } catch (SQLException failure) {
      LOG.log(
          Logger.Level.DEBUG,
          "nothing is prepared for questions: {0}",
          failure.getClass().getSimpleName());
    }
  }

  /** The stages are made by the first loading, so that connecting stays cheap. */
  private Answering made(Settings settings) throws SQLException {
    SemanticFiles.Loaded semantics = semantics(settings);
    return pipelines.get(
        new PipelineKey(settings, semantics.stamps(), constraints(settings)),
        key ->
            Answering.by(
                new QuestionPipeline(
                    knowledge(settings, semantics),
                    options(settings, key.constraints()),
                    memory(settings))));
  }

  @Override
  public QuestionAnswering answering(Settings settings) throws SQLException {
    return made(settings).recent();
  }

  /**
   * What decides each question anew.
   *
   * @throws SQLException if a file that the settings name cannot be used
   */
  public QuestionPipeline pipeline(Settings settings) throws SQLException {
    return made(settings).pipeline();
  }

  /**
   * What inspects SQL without writing any to compare it with.
   *
   * @throws SQLException if a file that the settings name cannot be used
   */
  public QuestionPipeline inspecting(Settings settings) throws SQLException {
    return pipeline(settings).writingBy(List.of());
  }

  private KnowledgeBase knowledge(Settings settings, SemanticFiles.Loaded semantics) {
    return knowledgeBase
        .guarding(privateColumns(settings))
        .describedBy(semantics.layer())
        .keepingIndexes(indexFolder(settings));
  }

  @Override
  public Optional<QuestionVerifier> verifying(Settings settings) throws SQLException {
    return settings.memory().isEmpty() ? Optional.empty() : pipeline(settings).verifying();
  }

  @Override
  public Optional<QuestionAudit> audit(Settings settings) {
    return audits.of(settings);
  }

  private static Optional<Memory> memory(Settings settings) {
    return settings.memory().map(file -> new Memory(file, System::currentTimeMillis));
  }

  private static List<Constraint> constraints(Settings settings) throws SQLException {
    if (settings.constraints().size() > MOST_CONSTRAINT_FILES) {
      throw SettingsReader.refused(
          "%s names %d files, allowed are %d; put their rules together"
              .formatted(
                  Setting.CONSTRAINTS.key(), settings.constraints().size(), MOST_CONSTRAINT_FILES));
    }
    try {
      return settings.constraints().stream()
          .flatMap(file -> ConstraintFile.read(file).stream())
          .toList();
    } catch (SemanticFileException e) {
      throw SettingsReader.refused(
          Setting.CONSTRAINTS.key() + " cannot be used: " + e.getMessage(), e);
    }
  }

  private SemanticFiles.Loaded semantics(Settings settings) throws SQLException {
    try {
      return semanticFiles.load(settings.semantics());
    } catch (SemanticFileException e) {
      throw SettingsReader.refused(
          Setting.SEMANTICS.key() + " cannot be used: " + e.getMessage(), e);
    }
  }

  private static Optional<IndexFolder> indexFolder(Settings settings) {
    return settings.indexFolder().map(folder -> new IndexFolder(folder, System::currentTimeMillis));
  }

  private static PrivateColumns privateColumns(Settings settings) {
    return PrivateColumns.DEFAULT.and(settings.privateColumns());
  }

  private PipelineOptions options(Settings settings, List<Constraint> constraints) {
    return new PipelineOptions(
        new AcceptancePolicy(settings.boundedByRiskAlone() ? 0 : settings.penalty()),
        settings.maxRisk(),
        Set.copyOf(settings.functions()),
        Set.copyOf(settings.tables()),
        settings.candidates(),
        constraints,
        settings.model().map(models::of));
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
