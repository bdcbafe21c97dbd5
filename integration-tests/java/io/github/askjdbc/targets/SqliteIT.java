package io.github.askjdbc.targets;

import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;

class SqliteIT extends TargetContract {

  @TempDir private Path folder;

  @Override
  public String url() {
    return "jdbc:sqlite:" + folder.resolve("clinic.db");
  }

  /** A text that is no number is 0. */
  @Override
  public boolean tellsCellsThatAreNoNumbers() {
    return false;
  }
}
