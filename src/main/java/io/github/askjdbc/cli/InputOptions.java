package io.github.askjdbc.cli;

import io.github.askjdbc.evaluation.run.EvaluatedDatabases;
import io.github.askjdbc.evaluation.run.SingleDatabase;
import io.github.askjdbc.evaluation.run.SqliteFolder;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Properties;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Option;

/** What is evaluated, and on which databases. */
final class InputOptions {

  @Option(
      names = "--questions",
      required = true,
      paramLabel = "FILE",
      description =
          "JSONL of {id, db, question, gold}; gold null for an unanswerable question."
              + " Optional: evidence, category.")
  private Path questions;

  @Option(
      names = "--predictions",
      paramLabel = "FILE",
      description =
          "JSONL of {id, sql}: SQL of another system, one text or a list of samples, to be"
              + " inspected instead of writing our own.")
  private Optional<Path> predictions;

  @ArgGroup(multiplicity = "1")
  private Databases databases;

  /** Either of two ways to name the databases. */
  private static final class Databases {
    @Option(
        names = "--databases",
        paramLabel = "FOLDER",
        description = "Folder with db.sqlite or db/db.sqlite for each db.")
    private Path folder;

    @Option(
        names = "--url",
        paramLabel = "URL",
        description = "JDBC URL of the one database all questions are about.")
    private String url;
  }

  Path questions() {
    return questions;
  }

  Optional<Path> predictions() {
    return predictions;
  }

  /**
   * @param copies where changed copies of databases may be put
   */
  EvaluatedDatabases databases(Path copies) {
    return databases.folder == null
        ? new SingleDatabase(databases.url, new Properties())
        : new SqliteFolder(databases.folder, copies);
  }

  /** For the description of a run; a URL may hold a password, so only its kind is named. */
  String place() {
    return databases.folder == null
        ? databases.url.replaceAll("^(jdbc:[^:/]*).*$", "$1") + " URL"
        : databases.folder.toString();
  }
}
