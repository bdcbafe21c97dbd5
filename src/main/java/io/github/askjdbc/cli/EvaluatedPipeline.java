package io.github.askjdbc.cli;

import io.github.askjdbc.database.ReadOnlyDatabase;
import io.github.askjdbc.driver.Settings;
import io.github.askjdbc.driver.StandardComponents;
import io.github.askjdbc.driver.Target;
import io.github.askjdbc.driver.TargetDrivers;
import io.github.askjdbc.driver.TargetView;
import io.github.askjdbc.evaluation.run.AskedDatabases;
import io.github.askjdbc.evaluation.run.ModelFolder;
import io.github.askjdbc.llm.ModelAccess;
import io.github.askjdbc.pipeline.QuestionAnswering;
import io.github.askjdbc.question.QuestionBudget;
import java.sql.SQLException;
import java.util.Optional;
import java.util.Properties;
import java.util.function.Supplier;

/**
 * What is under evaluation.
 *
 * @param databases how the pipeline comes to see a database
 * @param release lets go of what the pipeline holds
 */
public record EvaluatedPipeline(
    QuestionAnswering pipeline, AskedDatabases databases, Runnable release)
    implements AutoCloseable {

  /** Makes the pipeline for the settings of a run. */
  @FunctionalInterface
  interface Factory {
    EvaluatedPipeline with(Settings settings) throws SQLException;
  }

  /** The pipeline as the driver would use it with these settings. */
  public static EvaluatedPipeline standard(Settings settings) throws SQLException {
    StandardComponents components = new StandardComponents();
    return of(components, components.pipeline(settings));
  }

  /** The same, with questions coming to a language model by this access. */
  static EvaluatedPipeline standard(Settings settings, ModelAccess access) throws SQLException {
    StandardComponents components = new StandardComponents(access);
    return of(components, components.pipeline(settings));
  }

  /** The same with other models in the place of those that are shipped. */
  static EvaluatedPipeline trained(Settings settings, ModelAccess access, ModelFolder models)
      throws SQLException {
    StandardComponents components = new StandardComponents(access);
    return of(components, models.over(components.untrained(settings)));
  }

  /** The same with no models that decide, which may be those to be trained. */
  public static EvaluatedPipeline untrained(Settings settings) throws SQLException {
    StandardComponents components = new StandardComponents();
    return of(components, components.untrained(settings));
  }

  /** The detectors alone, as the driver would use them with these settings. */
  public static EvaluatedPipeline detectors(Settings settings) throws SQLException {
    StandardComponents components = new StandardComponents();
    return of(components, components.inspecting(settings));
  }

  private static EvaluatedPipeline of(StandardComponents components, QuestionAnswering pipeline) {
    return new EvaluatedPipeline(pipeline, databases(components), components::close);
  }

  /** Databases as the driver would see them. */
  public static AskedDatabases databases(StandardComponents components) {
    return (url, connection) ->
        use(
            components.follow(
                new Target(
                    connection, TargetDrivers.find(url, Optional.empty()), url, new Properties()),
                () -> false));
  }

  /** A target as the evaluation uses it. */
  private static AskedDatabases.Use use(TargetView view) {
    return new View(view);
  }

  /** For each question as much as the settings say. */
  public static Supplier<QuestionBudget> budgets(Settings settings) {
    return () ->
        new QuestionBudget(System::nanoTime, settings.budgetTime(), settings.budgetProbes());
  }

  @Override
  public void close() {
    release.run();
  }

  /** A target as its questions see it. */
  private record View(TargetView target) implements AskedDatabases.Use {

    @Override
    public ReadOnlyDatabase database(QuestionBudget budget) throws SQLException {
      return target.database(budget);
    }

    @Override
    public void close() {
      target.close();
    }
  }
}
