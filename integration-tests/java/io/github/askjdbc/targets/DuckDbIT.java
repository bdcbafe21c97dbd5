package io.github.askjdbc.targets;

import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;

class DuckDbIT extends TargetContract {

  @TempDir private Path folder;

  @Override
  public String url() {
    return "jdbc:duckdb:" + folder.resolve("clinic.duckdb");
  }

  @Override
  public boolean listsTemporaryTables() {
    return false;
  }

  @Override
  public boolean takesOneThreadAtATime() {
    return true;
  }
}
