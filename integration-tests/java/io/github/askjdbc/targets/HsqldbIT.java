package io.github.askjdbc.targets;

import static io.github.askjdbc.targets.TargetSession.rows;

import java.sql.SQLException;
import java.util.List;

class HsqldbIT extends TargetContract implements UnfencedContract, StoredFunctionContract {

  @Override
  public String url() {
    return "jdbc:hsqldb:mem:clinic";
  }

  @Override
  public List<String> temporaryNurses() {
    return List.of(
        "DECLARE LOCAL TEMPORARY TABLE nurse (id INTEGER, name VARCHAR(60))"
            + " ON COMMIT PRESERVE ROWS",
        "INSERT INTO nurse VALUES (1, 'Gus Hale'), (2, 'Ida Jansen')");
  }

  @Override
  public boolean listsTemporaryTables() {
    return false;
  }

  @Override
  public String renaming(String from, String to) {
    return "ALTER TABLE gadget ALTER COLUMN " + from + " RENAME TO " + to;
  }

  private long looks;

  @Override
  public void createStaff() throws SQLException {
    run("CREATE SEQUENCE IF NOT EXISTS hits");
    run("CREATE VIEW staff AS SELECT id, name, NEXT VALUE FOR hits AS wage FROM doctor");
  }

  /** To look is a step too; what the schema tells of a sequence is of some time before. */
  @Override
  public long effects() throws SQLException {
    looks++;
    return Long.parseLong(rows(target(), "VALUES NEXT VALUE FOR hits").get(0).get(0)) - looks;
  }

  @Override
  public void createNurses() throws SQLException {
    run("CREATE SEQUENCE IF NOT EXISTS hits");
    runPastUs(
        "CREATE FUNCTION audit (id INTEGER) RETURNS INTEGER DETERMINISTIC CONTAINS SQL"
            + " BEGIN ATOMIC DECLARE hit INTEGER; SET hit = NEXT VALUE FOR hits; RETURN hit; END");
    run(
        "CREATE TABLE nurse (id INTEGER, wage INTEGER,"
            + " grade INTEGER GENERATED ALWAYS AS (audit(wage)))");
  }

  /** It says that a text is no number, and not which. */
  @Override
  public boolean tellsCellsThatAreNoNumbers() {
    return false;
  }

  @Override
  public String harmlessName() {
    return "instr";
  }

  @Override
  public void storeFunction() throws SQLException {
    runPastUs("CREATE FUNCTION instr (id INTEGER) RETURNS INTEGER CONTAINS SQL RETURN 4711");
  }

  @Override
  public void dropFunction() throws SQLException {
    runPastUs("DROP FUNCTION instr");
  }
}
