package io.github.askjdbc.targets;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;

class PostgresqlIT extends TargetContract {

  private static EmbeddedPostgres server;

  @BeforeAll
  static void start() throws IOException {
    server = EmbeddedPostgres.start();
  }

  @AfterAll
  static void stop() throws IOException {
    server.close();
  }

  @Override
  String url() {
    return server.getJdbcUrl("postgres", "postgres");
  }

  @Override
  String user() {
    return "postgres";
  }
}
