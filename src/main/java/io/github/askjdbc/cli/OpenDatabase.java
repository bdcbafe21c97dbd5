package io.github.askjdbc.cli;

import io.github.askjdbc.audit.QuestionAudit;
import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.driver.Connector;
import io.github.askjdbc.driver.QuestionComponents;
import io.github.askjdbc.driver.Settings;
import io.github.askjdbc.driver.StandardComponents;
import io.github.askjdbc.driver.Target;
import io.github.askjdbc.driver.TargetView;
import io.github.askjdbc.driver.Terms;
import io.github.askjdbc.llm.ModelClient;
import io.github.askjdbc.llm.ModelSettings;
import io.github.askjdbc.llm.prompt.WritingPrompt;
import io.github.askjdbc.memory.ExamRecords;
import io.github.askjdbc.memory.WriterRecords;
import io.github.askjdbc.pipeline.DecisionBasis;
import io.github.askjdbc.pipeline.QuestionAnswering;
import io.github.askjdbc.pipeline.QuestionPipeline;
import io.github.askjdbc.pipeline.QuestionVerifier;
import io.github.askjdbc.question.QuestionBudget;
import io.github.askjdbc.question.QuestionMode;
import io.github.askjdbc.question.Recognition;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Optional;
import java.util.Properties;
import java.util.function.BooleanSupplier;
import java.util.function.Function;

/** A connection as the driver makes it, with what questions on it go by. */
final class OpenDatabase implements AutoCloseable {

  private final Observed components = new Observed(new StandardComponents());
  private final Connector connector = new Connector(components);
  private final Connection connection;

  /**
   * @param properties not changed
   * @throws SQLException if the driver, or the target's, refuses
   */
  OpenDatabase(GivenUrl url, Properties properties) throws SQLException {
    try {
      connection = connector.connect(url.asking(), properties);
    } catch (SQLException e) {
      connector.close();
      throw e;
    }
  }

  Connection connection() {
    return connection;
  }

  /** All sources merged. */
  Settings settings() {
    return components.settings.orElseThrow();
  }

  /**
   * The tables that questions may read, as they are read now.
   *
   * @throws SQLException if the target does not answer
   */
  Optional<DecisionBasis> basis(QuestionBudget budget) throws SQLException {
    components.ready(settings(), budget);
    return components
        .standard
        .pipeline(settings())
        .basis(components.view.orElseThrow().database(budget), budget);
  }

  /**
   * What an exam asks.
   *
   * @throws SQLException if a file that the settings name cannot be used
   */
  QuestionPipeline examined() throws SQLException {
    return components.standard.pipeline(settings()).examined();
  }

  /** Where exams are kept. */
  ExamRecords exams() {
    return components.standard.exams(settings());
  }

  /**
   * The database as one question sees it.
   *
   * @throws SQLException if the target does not answer
   */
  ReadOnlyDatabase forQuestion(QuestionBudget budget) throws SQLException {
    components.ready(settings(), budget);
    return components.view.orElseThrow().database(budget);
  }

  /** A client of the model that the settings name, apart from all questions. */
  ModelClient modelClient(ModelSettings model) {
    return components.standard.modelClient(model);
  }

  /** Whether the reply of a language model is waited for at this moment. */
  boolean isModelWaitedFor() {
    return components.standard.isModelWaitedFor();
  }

  /**
   * How the model that the settings name is asked of this database; empty where they name none.
   *
   * @throws SQLException if the target does not answer
   */
  Optional<WritingPrompt> writingPrompt(QuestionBudget budget) throws SQLException {
    return components
        .standard
        .pipeline(settings())
        .writingPrompt(components.view.orElseThrow().database(budget), budget);
  }

  @Override
  public void close() throws SQLException {
    try (connector) {
      connection.close();
    }
  }

  /** The driver's components; notes what the connection is opened with. */
  static final class Observed implements QuestionComponents {
    private final StandardComponents standard;
    private Optional<Settings> settings = Optional.empty();
    private Optional<TargetView> view = Optional.empty();

    Observed(StandardComponents standard) {
      this.standard = standard;
    }

    @Override
    public void check(Settings read) throws SQLException {
      settings = Optional.of(read);
      standard.check(read);
    }

    @Override
    public TargetView follow(Target target, BooleanSupplier transactionOpen) {
      TargetView followed = standard.follow(target, transactionOpen);
      view = Optional.of(followed);
      return followed;
    }

    @Override
    public Function<String, Recognition> recognizer(QuestionMode mode) {
      return standard.recognizer(mode);
    }

    @Override
    public void prepare(Settings read) {
      standard.prepare(read);
    }

    @Override
    public void ready(Settings read, QuestionBudget budget) {
      standard.ready(read, budget);
    }

    @Override
    public WriterRecords records(Settings read) throws SQLException {
      return standard.records(read);
    }

    @Override
    public QuestionAnswering answering(Terms terms) throws SQLException {
      return standard.answering(terms);
    }

    @Override
    public boolean examine(Terms terms, ReadOnlyDatabase database) throws SQLException {
      return standard.examine(terms, database);
    }

    @Override
    public Optional<QuestionVerifier> verifying(Terms terms) throws SQLException {
      return standard.verifying(terms);
    }

    @Override
    public Optional<QuestionAudit> audit(Settings read) {
      return standard.audit(read);
    }

    @Override
    public void close() {
      standard.close();
    }
  }
}
