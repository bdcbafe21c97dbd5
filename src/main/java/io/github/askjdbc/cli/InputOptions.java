package io.github.askjdbc.cli;

import io.github.askjdbc.evaluation.run.EvaluatedDatabases;
import io.github.askjdbc.evaluation.run.SingleDatabase;
import io.github.askjdbc.evaluation.run.SqliteFolder;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Properties;
import picocli.CommandLine.ArgGroup;
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
              + " Optional: evidence, category.")
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
        description = "JDBC URL of the one database all questions are about.")
    private Optional<String> url = Optional.empty();
  }

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
   */
  EvaluatedDatabases databases(Path copies) {
    if (databases.url.isPresent()) {
      return new SingleDatabase(databases.url.get(), new Properties());
    }
    return new SqliteFolder(
        databases.folder.orElseThrow(() -> missing("--databases=FOLDER or --url=URL")), copies);
  }

  /** For the description of a run; a URL may hold a password, so only its kind is named. */
  String place() {
    return databases
        .url
        .map(url -> kind(url) + " URL")
        .or(() -> databases.folder.map(Path::toString))
        .orElse("");
  }

  private static String kind(String url) {
    int end = "jdbc:".length();
    while (end < url.length() && url.charAt(end) != ':' && url.charAt(end) != '/') {
      end++;
    }
    return url.startsWith("jdbc:") ? url.substring(0, end) : "another";
  }

  private ParameterException missing(String option) {
    return new ParameterException(spec.commandLine(), "Missing required option: " + option);
  }
}
