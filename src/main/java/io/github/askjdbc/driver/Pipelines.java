package io.github.askjdbc.driver;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.github.askjdbc.catalog.KnowledgeBase;
import io.github.askjdbc.catalog.PrivateColumns;
import io.github.askjdbc.catalog.semantics.SemanticFileException;
import io.github.askjdbc.catalog.semantics.SemanticFiles;
import io.github.askjdbc.catalog.values.IndexFolder;
import io.github.askjdbc.decision.AcceptancePolicy;
import io.github.askjdbc.inspection.constraints.Constraint;
import io.github.askjdbc.inspection.constraints.ConstraintFile;
import io.github.askjdbc.memory.ExamRecords;
import io.github.askjdbc.memory.Memory;
import io.github.askjdbc.memory.ProcessExams;
import io.github.askjdbc.memory.WriterRecords;
import io.github.askjdbc.pipeline.PipelineOptions;
import io.github.askjdbc.pipeline.QuestionPipeline;
import io.github.askjdbc.pipeline.RecentAnswering;
import io.github.askjdbc.pipeline.Remembered;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The pipeline for the settings of a connection, with the files that they name. */
final class Pipelines {

  private static final int MOST = 32;
  private static final int MOST_CONSTRAINT_FILES = 100;

  private final KnowledgeBase knowledgeBase;
  private final LanguageModels models;
  private final ProcessExams processExams = new ProcessExams();
  private final Cache<Path, Memory> memories = Caffeine.newBuilder().maximumSize(MOST).build();
  private final SemanticFiles semanticFiles = new SemanticFiles();
  private final Cache<Key, Answering> made = Caffeine.newBuilder().maximumSize(MOST).build();

  Pipelines(KnowledgeBase knowledgeBase, LanguageModels models) {
    this.knowledgeBase = knowledgeBase;
    this.models = models;
  }

  /**
   * A pipeline with its decisions of the last minute.
   *
   * @param recent through which questions of callers go
   */
  record Answering(QuestionPipeline pipeline, RecentAnswering recent) {
    static Answering by(QuestionPipeline pipeline) {
      return new Answering(pipeline, new RecentAnswering(pipeline, System::nanoTime));
    }
  }

  /** A changed file makes for another pipeline, and so does what is newly known of writers. */
  private record Key(Terms terms, List<SemanticFiles.Stamp> files, List<Constraint> constraints) {}

  /**
   * @throws SQLException if a file that the settings name cannot be used
   */
  void check(Settings settings) throws SQLException {
    models.check(settings);
    semantics(settings);
    constraints(settings);
    Optional<Memory> memory = memory(settings);
    if (memory.isPresent()) {
      try {
        memory.get().check();
      } catch (SQLException e) {
        throw SettingsReader.refused(e.getMessage(), e);
      }
    }
  }

  /** Made by the first loading, so that connecting stays cheap. */
  Answering of(Terms terms) throws SQLException {
    Settings settings = terms.settings();
    SemanticFiles.Loaded semantics = semantics(settings);
    return made.get(
        new Key(terms, semantics.stamps(), constraints(settings)),
        key ->
            Answering.by(
                new QuestionPipeline(
                    knowledge(settings, semantics),
                    options(settings, key.constraints()),
                    new Remembered(memory(settings), terms.records()))));
  }

  QuestionPipeline untrained(Settings settings) throws SQLException {
    return QuestionPipeline.untrained(
        knowledge(settings, semantics(settings)), options(settings, constraints(settings)));
  }

  private KnowledgeBase knowledge(Settings settings, SemanticFiles.Loaded semantics) {
    return knowledgeBase
        .guarding(PrivateColumns.DEFAULT.and(settings.privateColumns()))
        .describedBy(semantics.layer())
        .asOf(settings.today())
        .keepingIndexes(
            settings
                .indexFolder()
                .map(folder -> new IndexFolder(folder, System::currentTimeMillis)));
  }

  private PipelineOptions options(Settings settings, List<Constraint> constraints) {
    return new PipelineOptions(
        new AcceptancePolicy(settings.boundedByRiskAlone() ? 0 : settings.penalty()),
        settings.maxRisk(),
        Set.copyOf(settings.functions()),
        Set.copyOf(settings.tables()),
        settings.candidates(),
        constraints,
        models.of(settings));
  }

  /** Where exams are kept: in the memory that the settings name, else as long as this lives. */
  ExamRecords exams(Settings settings) {
    return memory(settings).map(Memory::exams).orElse(processExams);
  }

  /**
   * How writers did, as it is kept now; the same one as long as it says the same.
   *
   * @throws SQLException if the memory cannot be read
   */
  WriterRecords records(Settings settings) throws SQLException {
    Optional<Memory> memory = memory(settings);
    return memory.isPresent() ? memory.get().records() : processExams.records();
  }

  private Optional<Memory> memory(Settings settings) {
    return settings
        .memory()
        .map(file -> memories.get(file, named -> new Memory(named, System::currentTimeMillis)));
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
}
