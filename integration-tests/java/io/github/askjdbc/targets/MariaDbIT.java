package io.github.askjdbc.targets;

import static io.github.askjdbc.targets.TargetSession.rows;

import java.sql.SQLException;

class MariaDbIT extends TargetContract implements StoredFunctionContract {

  @Override
  public String url() {
    return MariaDbServer.url() + "clinic?createDatabaseIfNotExist=true";
  }

  @Override
  public String user() {
    return "root";
  }

  @Override
  public boolean listsTemporaryTables() {
    return false;
  }

  @Override
  public void createStaff() throws SQLException {
    run("CREATE TABLE IF NOT EXISTS audit_log (id INTEGER) ENGINE = MyISAM");
    runPastUs(
        "CREATE OR REPLACE FUNCTION audit(id INTEGER) RETURNS INTEGER MODIFIES SQL DATA"
            + " BEGIN INSERT INTO audit_log VALUES (id); RETURN id; END");
    run("CREATE VIEW staff AS SELECT id, name, audit(salary) AS wage FROM doctor");
  }

  @Override
  public long effects() throws SQLException {
    return Long.parseLong(rows(target(), "SELECT COUNT(*) FROM audit_log").get(0).get(0));
  }

  @Override
  public String harmlessName() {
    return "any_value";
  }

  @Override
  public void storeFunction() throws SQLException {
    runPastUs("CREATE FUNCTION any_value(id INTEGER) RETURNS INTEGER RETURN 4711");
  }

  @Override
  public void dropFunction() throws SQLException {
    runPastUs("DROP FUNCTION any_value");
  }

  @Override
  public String invisible() {
    return "INVISIBLE";
  }
}
