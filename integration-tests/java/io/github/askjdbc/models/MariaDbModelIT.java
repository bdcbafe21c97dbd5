package io.github.askjdbc.models;

import ch.vorburger.exec.ManagedProcessException;
import io.github.askjdbc.targets.PatientMariaDb;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;

class MariaDbModelIT extends ModelTargetContract {
  private static PatientMariaDb server;

  @BeforeAll
  static void start() {
    server = PatientMariaDb.started();
  }

  @AfterAll
  static void stop() throws ManagedProcessException {
    server.stop();
  }

  @Override
  String url() {
    return server.url() + "shop?user=root&createDatabaseIfNotExist=true";
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
