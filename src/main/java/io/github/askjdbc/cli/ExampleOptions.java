package io.github.askjdbc.cli;

import io.github.askjdbc.driver.Settings;
import io.github.askjdbc.driver.StandardRooms;
import io.github.askjdbc.driver.Target;
import io.github.askjdbc.driver.TargetView;
import io.github.askjdbc.evaluation.harder.RecipeBook;
import io.github.askjdbc.evaluation.matching.Judge;
import io.github.askjdbc.evaluation.matching.QueryRunner;
import io.github.askjdbc.evaluation.questions.JsonLines;
import io.github.askjdbc.evaluation.run.EvaluatedDatabases;
import io.github.askjdbc.evaluation.run.SqliteFolder;
import io.github.askjdbc.evaluation.training.ExampleCollector;
import io.github.askjdbc.evaluation.training.ExampleFolder;
import io.github.askjdbc.evaluation.training.TrainingSet;
import io.github.askjdbc.question.QuestionBudget;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Properties;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.stream.Stream;
import picocli.CommandLine.Option;

/** The questions and recorded SQL that models of the decision are trained and tried on. */
final class ExampleOptions {

  private static final int MAX_ROWS = 100_000;
  private static final int TIME_LIMIT_SECONDS = 5;

  /** As many unanswerable questions as can be made: more than that many for each. */
  private static final int MANY = 20;

  @Option(
      names = "--train",
      required = true,
      paramLabel = "FILE",
      description = "Questions to train on: JSONL of {id, db, question, gold}.")
  private Path train;

  @Option(
      names = "--validation",
      required = true,
      paramLabel = "FILE",
      description = "Questions on other databases to try the models on.")
  private Path validation;

  @Option(
      names = "--predictions",
      required = true,
      paramLabel = "FOLDER",
      description = "SQL of other systems for the validation questions: JSONL of {id, sql}.")
  private Path predictions;

  @Option(
      names = "--databases",
      required = true,
      paramLabel = "FOLDER",
      description = "Folder with db.sqlite or db/db.sqlite for each db.")
  private Path databases;

  @Option(
      names = "--examples",
      required = true,
      paramLabel = "FOLDER",
      description =
          "Where examples are kept between runs; a new one is needed when detectors or generators"
              + " have changed.")
  private Path examples;

  @Option(
      names = "--seed",
      defaultValue = "1",
      description = "For everything that is drawn. Default: ${DEFAULT-VALUE}.")
  private long seed;

  long seed() {
    return seed;
  }

  /** Everything, collected now where it is not there yet. */
  TrainingSet trainingSet() throws IOException, SQLException {
    return withExamples(
        folder ->
            TrainingSet.of(
                JsonLines.questions(train).rows(),
                folder.embedded("train", train, RecipeBook.TRAINING, 1),
                folder.embedded("validation", validation, RecipeBook.TESTING, MANY),
                folder.recorded(validation, predictionFiles()),
                seed));
  }

  private List<Path> predictionFiles() throws IOException {
    try (Stream<Path> files = Files.list(predictions)) {
      return files.filter(file -> file.toString().endsWith(".jsonl")).sorted().toList();
    }
  }

  /** Works on the examples while what collects them is open. */
  @FunctionalInterface
  private interface Work<T> {
    T on(ExampleFolder folder) throws IOException;
  }

  private <T> T withExamples(Work<T> work) throws IOException, SQLException {
    ScheduledExecutorService watchdog = Executors.newSingleThreadScheduledExecutor();
    Settings settings = Settings.of(new Properties());
    StandardRooms rooms = new StandardRooms();
    try {
      EvaluatedDatabases evaluated = new SqliteFolder(databases, examples.resolve("databases"));
      QueryRunner runner =
          new QueryRunner(
              System::nanoTime, watchdog, Duration.ofSeconds(TIME_LIMIT_SECONDS), MAX_ROWS);
      ExampleCollector collector =
          new ExampleCollector(
              rooms.answering(settings),
              evaluated,
              (url, connection) -> {
                TargetView view =
                    rooms.follow(
                        new Target(connection, DriverManager.getDriver(url), url, new Properties()),
                        () -> false);
                return EvaluatedPipeline.use(view);
              },
              new Judge(runner, 0),
              () ->
                  new QuestionBudget(
                      System::nanoTime, settings.budgetTime(), settings.budgetProbes()));
      return work.on(new ExampleFolder(examples, collector, evaluated, seed));
    } finally {
      rooms.close();
      watchdog.shutdownNow();
    }
  }
}
