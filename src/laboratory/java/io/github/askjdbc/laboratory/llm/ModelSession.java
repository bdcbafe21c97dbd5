package io.github.askjdbc.laboratory.llm;

import io.github.askjdbc.cli.EvaluatedPipeline;
import io.github.askjdbc.driver.Settings;
import io.github.askjdbc.driver.StandardComponents;
import io.github.askjdbc.evaluation.matching.GoldComparison;
import io.github.askjdbc.evaluation.matching.QueryRunner;
import io.github.askjdbc.evaluation.recording.RecordedModel;
import io.github.askjdbc.evaluation.run.DatabaseAccess;
import io.github.askjdbc.evaluation.run.EvaluatedDatabases;
import io.github.askjdbc.llm.ModelClient;
import io.github.askjdbc.llm.ModelSettings;
import io.github.askjdbc.llm.endpoint.ModelEndpoints;
import io.github.askjdbc.pipeline.QuestionPipeline;
import io.github.askjdbc.question.QuestionBudget;
import java.io.IOException;
import java.sql.SQLException;
import java.time.Duration;

/**
 * All that is needed to ask a model about databases and to judge what it writes.
 *
 * @param client the model, with its replies in the recording
 * @param pipeline that asks no model by itself
 */
public record ModelSession(
    Settings settings,
    RecordedModel replies,
    ModelClient client,
    QuestionPipeline pipeline,
    DatabaseAccess databases,
    GoldComparison judge,
    Runnable release)
    implements AutoCloseable {

  private static final int MAX_ROWS = 100_000;
  private static final Duration TIME_LIMIT = Duration.ofSeconds(5);

  /**
   * @param settings that name a model
   * @throws SQLException if a file that the settings name cannot be used
   */
  public static ModelSession open(
      Settings settings, RecordedModel replies, EvaluatedDatabases databases) throws SQLException {
    ModelSettings model = settings.model().orElseThrow();
    StandardComponents components = new StandardComponents();
    ModelEndpoints endpoints = new ModelEndpoints(System::nanoTime);
    return new ModelSession(
        settings,
        replies,
        replies.access().over().apply(endpoints.client(model)),
        components.pipeline(settings),
        new DatabaseAccess(databases, EvaluatedPipeline.databases(components)),
        new GoldComparison(new QueryRunner(System::nanoTime, TIME_LIMIT, MAX_ROWS), 0),
        () -> {
          endpoints.close();
          components.close();
        });
  }

  /** For a question, with the time that it may wait for the model. */
  QuestionBudget budget() {
    return new QuestionBudget(
        System::nanoTime,
        settings.budgetTime().plus(settings.model().orElseThrow().limits().time()),
        settings.budgetProbes());
  }

  @Override
  public void close() throws IOException {
    release.run();
    replies.close();
  }
}
