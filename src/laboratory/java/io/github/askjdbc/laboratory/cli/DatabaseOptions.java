package io.github.askjdbc.laboratory.cli;

import io.github.askjdbc.evaluation.run.SqliteFolder;
import java.nio.file.Path;
import picocli.CommandLine.Option;

/** The databases that questions are about. */
final class DatabaseOptions {

  @Option(
      names = "--databases",
      required = true,
      paramLabel = "FOLDER",
      description = "Folder with db.sqlite or db/db.sqlite for each db.")
  private Path folder;

  Path folder() {
    return folder;
  }

  /** As they are. */
  SqliteFolder databases() {
    return new SqliteFolder(folder, folder);
  }

  /**
   * @param copies where changed copies of databases may be put
   */
  SqliteFolder databases(Path copies) {
    return new SqliteFolder(folder, copies);
  }
}
