package io.github.askjdbc.cli;

import io.github.askjdbc.driver.TargetDrivers;
import io.github.askjdbc.evaluation.run.EvaluatedDatabases;
import io.github.askjdbc.evaluation.run.SingleDatabase;
import io.github.askjdbc.evaluation.run.SqliteFolder;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Optional;
import java.util.Properties;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** What is evaluated, and on which databases. */
final class InputOptions {

  @Option(
      names = "--questions",
      paramLabel = "FILE",
      description =
          "JSONL of {id, db, question, gold}; gold null for an unanswerable question."
              + " Optional: evidence, category, accepted: a list of other SQL that is right.")
  private Optional<Path> questions;

  @Option(
      names = "--predictions",
      paramLabel = "FILE",
      description =
          "JSONL of {id, sql}: SQL of another system, one text or a list of samples, to be"
              + " inspected instead of writing our own.")
  private Optional<Path> predictions;

  @ArgGroup private Databases databases = new Databases();

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  /** Either of two ways to name the databases. */
  private static final class Databases {
    @Option(
        names = "--databases",
        paramLabel = "FOLDER",
        description = "Folder with db.sqlite or db/db.sqlite for each db.")
    private Optional<Path> folder = Optional.empty();

    @Option(
        names = "--url",
        paramLabel = "URL",
        description =
            "JDBC URL of the one database all questions are about, with or without 'jdbc:ask:'.")
    private Optional<String> url = Optional.empty();
  }

  @Mixin private DriverOptions drivers;

  /**
   * @throws ParameterException if none were given; picocli itself would ask the subcommands for
   *     them too
   */
  Path questions() {
    return questions.orElseThrow(() -> missing("--questions=FILE"));
  }

  Optional<Path> predictions() {
    return predictions;
  }

  /**
   * @param copies where changed copies of databases may be put
   * @throws ParameterException if none were given
   * @throws IOException if the file of a driver is not there
   * @throws SQLException if no driver is found for the URL
   */
  EvaluatedDatabases databases(Path copies) throws IOException, SQLException {
    if (databases.url.isPresent()) {
      drivers.load();
      String url = GivenUrl.of(databases.url.get()).target();
      return new SingleDatabase(TargetDrivers.find(url, Optional.empty()), url, new Properties());
    }
    return new SqliteFolder(
        databases.folder.orElseThrow(() -> missing("--databases=FOLDER or --url=URL")), copies);
  }

  /** For the description of a run; a URL may hold a password, so only its kind is named. */
  String place() {
    return databases
        .url
        .map(url -> "jdbc:" + GivenUrl.of(url) + " URL")
        .or(() -> databases.folder.map(Path::toString))
        .orElse("");
  }

  private ParameterException missing(String option) {
    return new ParameterException(spec.commandLine(), "Missing required option: " + option);
  }
}
