package io.github.askjdbc.targets;

import static io.github.askjdbc.targets.TargetSession.rows;

import java.nio.file.Path;
import java.sql.SQLException;
import org.junit.jupiter.api.io.TempDir;

class DuckDbIT extends TargetContract implements StoredFunctionContract {

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

  @Override
  public boolean queriesInFromSeeSiblings() {
    return true;
  }

  @Override
  public void createStaff() throws SQLException {
    run("CREATE SEQUENCE hits");
    run("CREATE VIEW staff AS SELECT id, name, nextval('hits') AS wage FROM doctor");
  }

  @Override
  public long effects() throws SQLException {
    String last =
        rows(target(), "SELECT last_value FROM duckdb_sequences() WHERE sequence_name = 'hits'")
            .get(0)
            .get(0);
    return last == null ? 0 : Long.parseLong(last);
  }

  @Override
  public String harmlessName() {
    return "round";
  }

  @Override
  public boolean hasItItself() {
    return true;
  }

  @Override
  public void storeFunction() throws SQLException {
    runPastUs("CREATE OR REPLACE MACRO round(id) AS 4711");
  }

  @Override
  public void dropFunction() throws SQLException {
    runPastUs("DROP MACRO IF EXISTS round");
  }
}
